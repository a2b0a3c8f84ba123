import { describe, expect, it } from 'vitest';
import { bars, labelled, lines, room } from './chart.ts';

describe('the grid lines of the chart', () => {
  it.each([
    [0, [1, 2, 3]],
    [1, [1, 2, 3]],
    [4, [2, 4, 6]],
    [41, [15, 30, 45]],
    [45, [15, 30, 45]],
    [46, [20, 40, 60]],
    [1000, [400, 800, 1200]],
  ])('for %i page views', (most, expected) => {
    expect(lines(most)).toEqual(expected);
  });

  it('are never below the highest bar', () => {
    for (let most = 0; most < 2000; most++) {
      const [first = 0, , last = 0] = lines(most);
      expect(last).toBeGreaterThanOrEqual(most);
      expect(Number.isInteger(first)).toBe(true);
    }
  });
});

it('draws bars as high as their counts, from the bottom', () => {
  const [empty, half, full] = bars([0, 15, 30], 30);
  expect(empty?.height).toBe(0);
  expect(half?.height).toBe(room.height / 2);
  expect(full).toMatchObject({ y: 0, height: room.height });
  expect((full?.x ?? 0) + (full?.width ?? 0)).toBeLessThan(room.width);
});

it('writes a date for each week and for the last day', () => {
  expect(labelled(30)).toEqual([0, 7, 14, 21, 29]);
  expect(labelled(1)).toEqual([0]);
  expect(labelled(0)).toEqual([]);
});
