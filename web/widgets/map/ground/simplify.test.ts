import { describe, expect, it } from 'vitest';
import { maxCorners } from '../../../shared/map/area.ts';
import { chance } from '../../../test/pins.ts';
import { simplify } from './simplify.ts';

const line = (...spots: [number, number][]) => spots.map(([x, y]) => ({ x, y }));

describe('a drawn line', () => {
  it('loses what lies nearly on the way', () => {
    const drawn = line([0, 0], [1, 0.05], [2, 0], [2, 1], [2.05, 2], [2, 3]);
    expect(simplify(drawn, 0.1)).toEqual(line([0, 0], [2, 0], [2, 3]));
  });

  it('keeps corners farther off than it may stray', () => {
    const drawn = line([0, 0], [1, 0.2], [2, 0]);
    expect(simplify(drawn, 0.1)).toEqual(drawn);
  });

  it('keeps the far end of a loop', () => {
    const loop = line([0, 0], [5, 0], [5, 5], [0, 5], [0, 0]);
    expect(simplify(loop, 0.1)).toEqual(loop);
  });

  it('is left alone when it is short', () => {
    expect(simplify([], 1)).toEqual([]);
    expect(simplify(line([0, 0]), 1)).toEqual(line([0, 0]));
  });

  it.each([1, 2, 3])('never has more corners than an area may have (%d)', (seed) => {
    const next = chance(seed);
    const wild = Array.from({ length: 2000 }, () => ({ x: next(), y: next() }));
    const fewer = simplify(wild, 0.001, maxCorners);
    expect(fewer).toHaveLength(maxCorners);
    expect(fewer.every((spot) => wild.includes(spot))).toBe(true);
  });

  it('comes no farther from what was drawn than it may stray', () => {
    const wave = Array.from({ length: 300 }, (_, i) => ({ x: i / 100, y: Math.sin(i / 20) }));
    const fewer = simplify(wave, 0.05);
    expect(fewer.length).toBeLessThan(30);
    for (const { x, y } of wave) {
      const after = fewer.findIndex((spot) => spot.x >= x);
      const [a, b] = [fewer[Math.max(0, after - 1)], fewer[after]];
      if (!a || !b) throw new Error('the ends are gone');
      const part = b.x > a.x ? (x - a.x) / (b.x - a.x) : 0;
      expect(Math.abs(a.y + (b.y - a.y) * part - y)).toBeLessThan(0.1);
    }
  });
});
