import type { Point } from '../../../shared/map/area.ts';
import { length, type Spot, unproject } from '../mercator.ts';

/** How far an arrow moves the pin, in metres, and with Shift. */
const [step, leap] = [10, 100];

const arrows: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Where a key moves the pin; null for a key that moves nothing, and for one of the browser, as Alt with an arrow is the way back. */
export function movedByKey(spot: Spot, event: Key): Spot | null {
  const arrow = arrows[event.key];
  if (!arrow || event.altKey || event.ctrlKey || event.metaKey) return null;
  const by = length(event.shiftKey ? leap : step, spot);
  return { x: spot.x + arrow.x * by, y: spot.y + arrow.y * by };
}

/** A spot in degrees with five decimals: about a metre, as the address of a house needs. */
export function placeOf(spot: Spot): Point {
  const { latitude, longitude } = unproject(spot);
  return { latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) };
}
