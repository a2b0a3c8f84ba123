import { expect, it } from 'vitest';
import { secondsIn, turnsIn } from './screenAddress.ts';

it('shows a slide for some seconds, whatever is asked', () => {
  const addresses = ['', '?seconds=20', '?seconds=1', '?seconds=9999', '?seconds=-5', '?seconds=x'];
  expect(addresses.map(secondsIn)).toEqual([12, 20, 5, 120, 12, 12]);
});

it('shows languages in use in turn, each once', () => {
  const turns = (search: string) => turnsIn({ language: 'nl', search }, ['nl', 'fr', 'en']);
  expect(turns('')).toEqual(['/window/nl/']);
  const search = '?office=2&languages=en,nl,de,xx,en';
  expect(turns(search)).toEqual([`/window/nl/${search}`, `/window/en/${search}`]);
});
