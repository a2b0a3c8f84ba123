import type { Bounds, Point } from '../map/area.ts';

/** An area as the graph's filter has it: the corners of a polygon, or bounds. */
export type Outline = readonly Point[] | Bounds;

/** The side of the square that shapes are drawn in, in units of the SVG. */
const side = 20;

/** The corners of an area, scaled to fit a square and centred in it; x grows to the east, y to the south. */
export function cornersOf(area: Outline): { x: number; y: number }[] {
  const points = 'south' in area ? rectangle(area) : area;
  const squeeze = Math.cos((mean(points.map(({ latitude }) => latitude)) * Math.PI) / 180);
  const xs = points.map(({ longitude }) => longitude * squeeze); // a degree of longitude is shorter than one of latitude
  const ys = points.map(({ latitude }) => -latitude);
  const size = Math.max(span(xs), span(ys), 1e-9);
  return points.map((_, i) => ({ x: placed(xs, i, size), y: placed(ys, i, size) }));
}

function rectangle({ south, west, north, east }: Bounds): Point[] {
  const corner = (latitude: number, longitude: number) => ({ latitude, longitude });
  return [corner(north, west), corner(north, east), corner(south, east), corner(south, west)];
}

function placed(all: readonly number[], i: number, size: number): number {
  const from = Math.min(...all) - (size - span(all)) / 2;
  return Math.round((((all[i] as number) - from) / size) * side * 10) / 10;
}

function span(all: readonly number[]): number {
  return Math.max(...all) - Math.min(...all);
}

function mean(all: readonly number[]): number {
  return all.reduce((sum, one) => sum + one, 0) / all.length;
}
