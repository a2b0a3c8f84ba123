import { expect, it } from 'vitest';
import { mapMessage } from '../../../test/pins.ts';
import { choose } from './chooseEngine.ts';

const file = '/map/streets/1.pmtiles';

it.each([
  ['streets', null, null, 'outlines'],
  ['streets', 'pk.1', null, 'mapbox'],
  ['satellite', 'pk.1', null, 'mapbox'],
  ['streets', null, file, 'streets'],
  ['streets', 'pk.1', file, 'streets'],
  ['satellite', null, file, 'streets'],
  ['satellite', 'pk.1', file, 'mapbox'],
] as const)(
  'draws %s with the token %s and the file %s as %s',
  (mapType, token, streets, engine) => {
    expect(choose(mapMessage([], { mapType, token }), streets)).toBe(engine);
  },
);
