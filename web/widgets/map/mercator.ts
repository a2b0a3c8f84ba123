import type { Bounds, Point } from '../../shared/map/area.ts';

/** A point of the map in Web Mercator: 0 to 1 from west to east and from north to south. */
export interface Spot {
  x: number;
  y: number;
}

export function project({ latitude, longitude }: Point): Spot {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

export function unproject({ x, y }: Spot): Point {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return { latitude, longitude: (x - 0.5) * 360 };
}

/** The corners of a rectangle: north-west and south-east. */
export function corners({ south, west, north, east }: Bounds): [Spot, Spot] {
  return [
    project({ latitude: north, longitude: west }),
    project({ latitude: south, longitude: east }),
  ];
}

/** A length in metres as a part of the map's width, at a place. */
export function length(metres: number, { y }: Spot): number {
  const equator = 40_075_017; // metres
  return (metres / equator) * Math.cosh(Math.PI * (1 - 2 * y));
}

/** Whether all spots are the same one. */
export function areOne([first, ...others]: readonly Spot[]): boolean {
  return others.every(({ x, y }) => x === first?.x && y === first.y);
}
