import { expect, it } from 'vitest';
import { chance } from '../../test/pins.ts';
import { isBounds } from './area.ts';
import { outwards } from './tiles.ts';

it('makes bounds a bit larger, and the same when they are rounded already', () => {
  const next = chance(7);
  for (let i = 0; i < 2000; i++) {
    const zoom = Math.floor(next() * 19);
    const [south, west] = [next() * 140 - 80, next() * 350 - 179];
    const bounds = { south, west, north: south + next(), east: west + next() };
    const out = outwards(bounds, zoom);
    const wide = 360 / 2 ** zoom;
    expect(out.south <= south && out.west <= west && out.north >= bounds.north).toBe(true);
    expect(out.east >= bounds.east && west - out.west < wide && out.east - bounds.east < wide).toBe(
      true,
    );
    expect(outwards(out, zoom)).toEqual(out);
    expect(isBounds(out)).toBe(true);
  }
});

it('gives neighbouring views one answer', () => {
  const bounds = { south: 50.9, west: 4.1, north: 51.1, east: 4.6 };
  const moved = { south: 50.91, west: 4.11, north: 51.11, east: 4.61 };
  expect(outwards(moved, 9)).toEqual(outwards(bounds, 9));
  expect(outwards(bounds, 9)).toEqual({
    south: 50.537109375,
    west: 3.515625,
    north: 51.416015625,
    east: 4.921875,
  });
});
