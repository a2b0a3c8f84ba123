import { project } from '../mercator.ts';
import { grain, origin } from '../region.ts';

/** The course of a river by points along it, latitude and longitude in degrees, from its source on. */
const maas: [number, number][] = [
  [49.16, 5.385],
  [49.49, 5.19],
  [49.7, 4.94],
  [49.77, 4.72],
  [49.9, 4.7],
  [50.01, 4.72],
  [50.138, 4.824],
  [50.26, 4.912],
  [50.37, 4.87],
  [50.463, 4.867],
  [50.49, 5.1],
  [50.519, 5.238],
  [50.59, 5.4],
  [50.64, 5.575],
  [50.736, 5.696],
  [50.85, 5.69],
  [50.93, 5.74],
  [50.99, 5.77],
  [51.06, 5.79],
  [51.1, 5.81],
  [51.16, 5.87],
  [51.2, 5.98],
  [51.37, 6.16],
  [51.55, 6.06],
  [51.69, 5.96],
  [51.76, 5.86],
  [51.81, 5.55],
  [51.79, 5.25],
  [51.74, 4.95],
  [51.72, 4.65],
];
const schelde: [number, number][] = [
  [50.18, 3.23],
  [50.35, 3.5],
  [50.48, 3.45],
  [50.606, 3.388],
  [50.72, 3.43],
  [50.845, 3.606],
  [50.95, 3.65],
  [51.05, 3.74],
  [51.0, 3.9],
  [51.029, 4.08],
  [51.06, 4.2],
  [51.12, 4.3],
  [51.22, 4.39],
  [51.29, 4.28],
  [51.37, 4.21],
  [51.4, 4.03],
  [51.36, 3.85],
  [51.42, 3.55],
];

/** Paths in grains from the origin of the region, smooth through the middles between the points. */
export const rivers: string[] = [maas, schelde].map(path);

function path(points: [number, number][]): string {
  const spots = points.map(([latitude, longitude]) => project({ latitude, longitude }));
  const inGrains = spots.map(({ x, y }) => [(x - origin.x) / grain, (y - origin.y) / grain]);
  const steps = inGrains.map(([x = 0, y = 0], i) => {
    const [nextX = x, nextY = y] = inGrains[i + 1] ?? [];
    return `${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`;
  });
  const [first = []] = inGrains;
  return `M${first.join(' ')}Q${steps.slice(1).join(' ')}`;
}
