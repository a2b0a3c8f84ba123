import type { Point } from '../../shared/map/area.ts';
import type { MapPin } from '../../shared/map/message.ts';
import { towns } from './ground/towns.ts';
import { areOne, project, type Spot } from './mercator.ts';

/** Which part of the properties the first view must have in it. */
const most = 0.8;

/** How many times as far from the middle as the nearest `most` of them a property may be to stand with them. */
const reach = 2;

/** How far from each other far properties are that one link leads to, in km. */
const together = 30;

/** Properties that stand together, and the town that they are near: where most are, or far from those. */
export interface Far {
  town: string;
  count: number;
  spots: Spot[];
}

/**
 * The pins where most properties are, which the first view is fitted to, and the ways to them and to those far from them, most properties
 * first. No ways where no property is far.
 */
export function partedByDistance(pins: readonly MapPin[]): {
  main: readonly MapPin[];
  ways: Far[];
} {
  const total = sum(pins);
  if (total < 5) return { main: pins, ways: [] };
  const middle = { latitude: median(pins, 'latitude'), longitude: median(pins, 'longitude') };
  const near = [...pins].sort((a, b) => kilometres(a, middle) - kilometres(b, middle));
  let count = 0;
  const last = near.find((pin) => {
    count += pin.count;
    return count >= most * total;
  });
  const radius = reach * Math.max(kilometres(last ?? middle, middle), 2);
  const main = near.filter((pin) => kilometres(pin, middle) <= radius);
  const far = gathered(near.slice(main.length));
  return { main, ways: far.length > 0 ? [wayTo(main), ...far] : [] };
}

function gathered(pins: readonly MapPin[]): Far[] {
  const groups: MapPin[][] = [];
  for (const pin of pins) {
    const group = groups.find(([first]) => first && kilometres(first, pin) <= together);
    if (group) group.push(pin);
    else groups.push([pin]);
  }
  return groups.map(wayTo).sort((a, b) => b.count - a.count);
}

/** Named by the town near the first of them. */
function wayTo(pins: readonly MapPin[]): Far {
  return { town: pins[0] ? townNear(pins[0]) : '', count: sum(pins), spots: pins.map(project) };
}

/** The name of the town that is nearest to a place. */
function townNear(place: Point): string {
  const [nearest] = [...towns].sort((a, b) => kilometres(a, place) - kilometres(b, place));
  return nearest?.name ?? '';
}

/** The middle one of the properties by a coordinate. */
function median(pins: readonly MapPin[], by: keyof Point): number {
  const sorted = [...pins].sort((a, b) => a[by] - b[by]);
  const half = sum(pins) / 2;
  let count = 0;
  const middle = sorted.find((pin) => {
    count += pin.count;
    return count >= half;
  });
  return middle?.[by] ?? 0;
}

function sum(pins: readonly MapPin[]): number {
  return pins.reduce((count, pin) => count + pin.count, 0);
}

/** As the crow flies, near enough within two small countries. */
function kilometres(a: Point, b: Point): number {
  const degree = 111.2;
  const wide = Math.cos((a.latitude * Math.PI) / 180);
  return degree * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * wide);
}

/** By how much a single far place is zoomed in on: the towns around it are seen. */
export function depthOf(spots: readonly Spot[]): number {
  return areOne(spots) ? 12 : 15;
}
