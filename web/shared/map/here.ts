import { type Area, type Point, rounded } from './area.ts';

/** How far around the visitor is looked, in kilometres. */
export const hereKilometres = 5;

/** Why it is not known where the visitor is: the visitor or the browser refused to say, or it could not be found. */
export type HereTrouble = 'refused' | 'failed';

/** How long the browser may look for it, in milliseconds. */
const longest = 15_000;

/** How old what the browser knows may be, in milliseconds. */
const oldest = 300_000;

/** What lies around the visitor, whose place is rounded to about 100 metres first: the address of a search says no more. */
export function aroundHere(
  kilometres = hereKilometres,
): Promise<Extract<Area, { kind: 'polygon' }> | HereTrouble> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('failed');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(around(coords, kilometres)),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'failed'),
      { maximumAge: oldest, timeout: longest },
    );
  });
}

/** A circle as an area with 24 corners. */
export function around(
  point: Readonly<Point>,
  kilometres: number,
): Extract<Area, { kind: 'polygon' }> {
  const [latitude, longitude] = [coarse(point.latitude), coarse(point.longitude)];
  const degrees = kilometres / 111.2;
  const wide = degrees / Math.cos((latitude * Math.PI) / 180);
  const corner = (_: unknown, i: number) => {
    const angle = (i * Math.PI) / 12;
    return {
      latitude: rounded(latitude + degrees * Math.cos(angle)),
      longitude: rounded(longitude + wide * Math.sin(angle)),
    };
  };
  return { kind: 'polygon', points: Array.from({ length: 24 }, corner) };
}

/** Degrees to about 100 metres. */
function coarse(degrees: number): number {
  return Number(degrees.toFixed(3));
}
