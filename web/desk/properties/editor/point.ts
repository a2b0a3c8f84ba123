import { isPoint, type Point } from '../../../shared/map/area.ts';

/** A point as its field has it, "51.141, 5.597"; null for anything else, such as the address of a map, which the server reads. */
export function readPoint(value: string): Point | null {
  const [, latitude, longitude] =
    /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(value.trim()) ?? [];
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return isPoint(point) ? point : null;
}

export const writePoint = ({ latitude, longitude }: Point) => `${latitude}, ${longitude}`;
