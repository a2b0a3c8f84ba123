import { type Bounds, isBounds, isPoint, maxCorners, type Point } from './area.ts';
import type { MapReport } from './message.ts';
import { fields, flag, integer, list, number } from './readValue.ts';

/** A message of the frame, checked; null for anything else. */
export function readReport(data: unknown): MapReport | null {
  const f = fields(data);
  switch (f?.type) {
    case 'gevel:ready':
      return { type: f.type };
    case 'gevel:select':
      return { type: f.type, numbers: list(f.numbers, Number.POSITIVE_INFINITY, integer) };
    case 'gevel:open':
      return { type: f.type, open: flag(f.open) };
    case 'gevel:full':
      return { type: f.type, full: flag(f.full) };
    case 'gevel:moved': {
      const bounds = readBounds(f.bounds);
      return bounds && { type: f.type, bounds };
    }
    case 'gevel:seen': {
      const [bounds, zoom] = [readBounds(f.bounds), integer(f.zoom)];
      return bounds && zoom !== null ? { type: f.type, bounds, zoom } : null;
    }
    case 'gevel:drawn': {
      if (f.polygon === null) return { type: f.type, polygon: null };
      const polygon = list(f.polygon, maxCorners, readPoint);
      return polygon.length < 3 ? null : { type: f.type, polygon };
    }
    case 'gevel:placed': {
      const at = readPoint(f.at);
      return at && { type: f.type, at, rests: flag(f.rests) };
    }
    default:
      return null;
  }
}

/** Reads a rectangle that a map can show. */
export function readBounds(value: unknown): Bounds | null {
  const f = fields(value);
  const [south, west, north, east] = [f?.south, f?.west, f?.north, f?.east].map(number);
  if (south == null || west == null || north == null || east == null) return null;
  return isBounds({ south, west, north, east }) ? { south, west, north, east } : null;
}

/** Reads a point that a map can show. */
export function readPoint(value: unknown): Point | null {
  const f = fields(value);
  const [latitude, longitude] = [number(f?.latitude), number(f?.longitude)];
  if (latitude === null || longitude === null) return null;
  return isPoint({ latitude, longitude }) ? { latitude, longitude } : null;
}
