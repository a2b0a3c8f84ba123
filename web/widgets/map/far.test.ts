import { expect, it } from 'vitest';
import { pin } from '../../test/pins.ts';
import { partedByDistance } from './far.ts';

/** Pins around a place, some hundred metres from each other. */
const around = (first: number, count: number, latitude: number, longitude: number) =>
  Array.from({ length: count }, (_, i) => pin(first + i, latitude + i / 500, longitude));

const limburg = around(1000, 12, 51.14, 5.6);

it('leaves out what is far from most, and says near which town that is', () => {
  const clervaux = around(2000, 2, 50.055, 6.03);
  const [antwerp] = around(3000, 1, 51.21, 4.41);
  if (!antwerp) throw new Error('no pin');
  const { main, ways } = partedByDistance([antwerp, ...limburg, ...clervaux]);
  expect(new Set(main)).toEqual(new Set(limburg));
  expect(ways.map(({ town, count }) => [town, count])).toEqual([
    ['Bree', 12],
    ['Clervaux', 2],
    ['Antwerpen', 1],
  ]);
  expect(ways[1]?.spots).toHaveLength(2);
});

it('leaves out nothing when all are near each other, when they are spread evenly, and of a few', () => {
  expect(partedByDistance(limburg).ways).toEqual([]);
  expect(new Set(partedByDistance(limburg).main)).toEqual(new Set(limburg));
  const spread = Array.from({ length: 20 }, (_, i) => pin(i, 50 + i / 20, 4 + (i % 5) / 5));
  expect(partedByDistance(spread).ways).toEqual([]);
  const few = [pin(1, 51.2, 4.4), pin(2, 50.05, 6.03), pin(3, 51.14, 5.6)];
  expect(partedByDistance(few)).toEqual({ main: few, ways: [] });
  expect(partedByDistance([])).toEqual({ main: [], ways: [] });
});
