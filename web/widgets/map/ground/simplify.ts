import type { Spot } from '../mercator.ts';

/** A part of a line between two points that stay, and the point of it that lies farthest from the way between them. */
interface Stretch {
  from: number;
  to: number;
  farthest: number;
  distance: number;
}

/**
 * A line with fewer points (Ramer–Douglas–Peucker): the farthest are kept first, until all others lie nearer than
 * `stray` or there are `most` of them. The two ends stay.
 */
export function simplify(line: readonly Spot[], stray: number, most = line.length): Spot[] {
  if (line.length < 3) return [...line];
  const stretches = [stretch(line, 0, line.length - 1)];
  while (stretches.length < most - 1) {
    const widest = stretches.reduce((a, b) => (b.distance > a.distance ? b : a));
    if (widest.distance <= stray) break;
    const { from, farthest, to } = widest;
    const parts = [stretch(line, from, farthest), stretch(line, farthest, to)];
    stretches.splice(stretches.indexOf(widest), 1, ...parts);
  }
  const ends = [0, ...stretches.map(({ to }) => to)];
  return line.filter((_, i) => ends.includes(i));
}

function stretch(line: readonly Spot[], from: number, to: number): Stretch {
  const [first, last] = [line[from], line[to]];
  const widest: Stretch = { from, to, farthest: from, distance: 0 };
  for (let i = from + 1; i < to; i++) {
    const spot = line[i];
    const away = spot && first && last ? distance(spot, first, last) : 0;
    if (away > widest.distance) Object.assign(widest, { farthest: i, distance: away });
  }
  return widest;
}

/** From a point to a part of a straight line. */
function distance({ x, y }: Spot, from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = dx * dx + dy * dy;
  const along = long && Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / long));
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
}
