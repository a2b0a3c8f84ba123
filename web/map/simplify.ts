import { maxCorners } from './area.ts';
import type { Spot } from './mercator.ts';

/** A drawn line with no more corners than an area may have. `grain` is how far it may stray at first. */
export function simplified(line: readonly Spot[], grain: number): Spot[] {
  for (let stray = grain; ; stray *= 1.5) {
    const fewer = simplify(line, stray);
    if (fewer.length <= maxCorners) return fewer;
  }
}

/**
 * Drops the points of a line that lie nearer than `stray` to the line through those that stay (Ramer–Douglas–Peucker).
 * The two ends stay.
 */
export function simplify(line: readonly Spot[], stray: number): Spot[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  const distances = line.map((spot) => distance(spot, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) <= stray) return [first, last];
  const before = simplify(line.slice(0, farthest + 1), stray);
  return [...before, ...simplify(line.slice(farthest), stray).slice(1)];
}

/** From a point to a stretch of line. */
function distance({ x, y }: Spot, from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = dx * dx + dy * dy;
  const along = long && Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / long));
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
}
