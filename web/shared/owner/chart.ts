/** A bar of the chart, in units of the SVG. */
export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The size of the SVG. */
export const room = { width: 920, height: 220 };

/** The width of a bar as a share of its day's width. */
const thick = 0.8;

/** The counts of the three grid lines; the highest bar stays below the last one: 41 gives 15, 30, 45. */
export function lines(most: number): number[] {
  const step = roundUp(Math.max(most, 1) / 3);
  return [step, 2 * step, 3 * step];
}

/** The next round number. */
function roundUp(n: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(n, 1)));
  const round = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10].map((factor) => factor * power);
  return round.find((one) => one >= n && Number.isInteger(one)) ?? 10 * power;
}

/** A bar for each count, from left to right; `top` is the count of a bar as high as the SVG. */
export function bars(counts: readonly number[], top: number): Bar[] {
  const each = room.width / counts.length;
  return counts.map((count, i) => {
    const height = (count / top) * room.height;
    return {
      x: each * (i + (1 - thick) / 2),
      y: room.height - height,
      width: each * thick,
      height,
    };
  });
}

/** The indexes of the bars with a date below them: one a week from the first, and the last. */
export function labelled(count: number): number[] {
  const weekly = Array.from({ length: Math.ceil(count / 7) }, (_, i) => i * 7);
  return [...weekly.filter((at) => at < count - 4), count - 1].filter((at) => at >= 0);
}
