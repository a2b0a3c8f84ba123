import type { MapPin } from '../../../shared/map/message.ts';
import { Field, type Group } from '../field.ts';
import { project, type Spot } from '../mercator.ts';
import { scale } from '../view.ts';
import type { Appearance } from './pinBox.ts';

/**
 * Groups pins so that no two overlap when the map is zoomed to `zoom` or deeper. The same pins in any
 * order give the same groups, from north to south; where the map is does not matter.
 */
export function group(
  pins: readonly MapPin[],
  zoom: number,
  labelOf: (pins: readonly MapPin[]) => string,
): Group[] {
  const field = new Field(scale(zoom));
  for (const together of byPoint(pins)) {
    let added = groupOf(together, labelOf);
    for (let near = field.near(added); near; near = field.near(added)) {
      field.remove(near);
      added = joined(near, added);
    }
    field.add(added);
  }
  const groups = field.groups().map((it) => ({ ...it, pins: it.pins.sort(byNumber) }));
  return groups.sort(byPosition);
}

/** The pins of each point together, from north to south. */
function byPoint(pins: readonly MapPin[]): MapPin[][] {
  const found = new Map<string, MapPin[]>();
  for (const pin of [...pins].sort(byNumber)) {
    const point = `${pin.latitude} ${pin.longitude}`;
    const same = found.get(point);
    if (same) same.push(pin);
    else found.set(point, [pin]);
  }
  return [...found.values()].sort(([a], [b]) => (a && b ? byPosition(project(a), project(b)) : 0));
}

function groupOf(pins: MapPin[], labelOf: (pins: readonly MapPin[]) => string): Group {
  const [first] = pins as [MapPin];
  const count = pins.reduce((sum, pin) => sum + pin.count, 0);
  const appearance = appearanceOf(pins);
  return {
    ...project(first),
    pins,
    count,
    appearance,
    label: appearance === 'cluster' ? '' : labelOf(pins),
  };
}

function appearanceOf(pins: MapPin[]): Appearance {
  if (pins.some(({ property }) => property === null)) return 'cluster';
  if (pins.some(({ exact }) => !exact)) return 'about';
  return pins.length > 1 ? 'several' : 'home';
}

/** A cluster in the middle of its properties. */
function joined(a: Group, b: Group): Group {
  const count = a.count + b.count;
  return {
    x: (a.x * a.count + b.x * b.count) / count,
    y: (a.y * a.count + b.y * b.count) / count,
    pins: a.pins.concat(b.pins),
    count,
    label: '',
    appearance: 'cluster',
  };
}

function byNumber(a: MapPin, b: MapPin): number {
  return (a.numbers[0] ?? 0) - (b.numbers[0] ?? 0);
}

function byPosition(a: Spot, b: Spot): number {
  return a.y - b.y || a.x - b.x;
}
