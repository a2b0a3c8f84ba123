import { project, type Spot } from './mercator.ts';
import type { MapPin } from './message.ts';
import { scale } from './view.ts';

/** Pins that are shown as one. */
export interface Group extends Spot {
  /** The pins in it, the lowest number first. */
  pins: MapPin[];
  /** How many homes. */
  count: number;
  /** What stands on it; '' for a cluster, which shows its count. */
  label: string;
  look: Look;
}

/** A home; several at one point; one or several about here, without a public address; a cluster, to zoom in on. */
export type Look = 'home' | 'several' | 'about' | 'cluster';

/** Pixels from the point of a group to the sides of what can be touched. A label stands over its point. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The least that a finger can touch, pixels (WCAG 2.5.5). */
export const touch = 44;

/** The widest label, pixels. */
const widest = 144;

/** The width of a label, pixels: so much for a letter of it, and what is around it. Longer ones are cut. */
export function labelWidth(label: string): number {
  return Math.min(widest, Math.max(touch, Math.ceil(label.length * 7.6) + 22));
}

export function boxOf({ look, label }: Pick<Group, 'look' | 'label'>): Box {
  const half = look === 'cluster' ? touch / 2 : labelWidth(label) / 2;
  const stands = look === 'home' || look === 'several';
  return stands
    ? { left: -half, right: half, top: -touch - 2, bottom: -2 }
    : { left: -half, right: half, top: -touch / 2, bottom: touch / 2 };
}

/**
 * Groups pins so that no two can be touched at once when the map is zoomed to `zoom` or deeper. The same pins in any
 * order give the same groups, from north to south; where the map is does not matter.
 */
export function group(
  pins: readonly MapPin[],
  zoom: number,
  labelOf: (pins: readonly MapPin[]) => string,
): Group[] {
  const field = new Field(scale(zoom));
  for (const place of places(pins)) {
    let added = dressed(place, labelOf);
    for (let near = field.near(added); near; near = field.near(added)) {
      field.remove(near);
      added = joined(near, added);
    }
    field.add(added);
  }
  return field.groups().sort(byPlace);
}

/** The pins of each point together, from north to south. */
function places(pins: readonly MapPin[]): MapPin[][] {
  const found = new Map<string, MapPin[]>();
  for (const pin of [...pins].sort(byNumber)) {
    const point = `${pin.latitude} ${pin.longitude}`;
    found.set(point, [...(found.get(point) ?? []), pin]);
  }
  return [...found.values()].sort(([a], [b]) => (a && b ? byPlace(project(a), project(b)) : 0));
}

function dressed(pins: MapPin[], labelOf: (pins: readonly MapPin[]) => string): Group {
  const [first] = pins as [MapPin];
  const count = pins.reduce((sum, pin) => sum + pin.count, 0);
  const look = lookOf(pins);
  return { ...project(first), pins, count, look, label: look === 'cluster' ? '' : labelOf(pins) };
}

function lookOf(pins: MapPin[]): Look {
  if (pins.some(({ property }) => property === null)) return 'cluster';
  if (pins.some(({ exact }) => !exact)) return 'about';
  return pins.length > 1 ? 'several' : 'home';
}

/** A cluster in the middle of its homes. */
function joined(a: Group, b: Group): Group {
  const count = a.count + b.count;
  return {
    x: (a.x * a.count + b.x * b.count) / count,
    y: (a.y * a.count + b.y * b.count) / count,
    pins: [...a.pins, ...b.pins].sort(byNumber),
    count,
    label: '',
    look: 'cluster',
  };
}

function byNumber(a: MapPin, b: MapPin): number {
  return (a.numbers[0] ?? 0) - (b.numbers[0] ?? 0);
}

function byPlace(a: Spot, b: Spot): number {
  return a.y - b.y || a.x - b.x;
}

/** Groups by where they are, so that those near one are found without looking at all. */
class Field {
  private readonly cells = new Map<string, Set<Group>>();
  private readonly pixels: number;

  constructor(pixels: number) {
    this.pixels = pixels;
  }

  groups(): Group[] {
    return [...this.cells.values()].flatMap((cell) => [...cell]);
  }

  add(group: Group): void {
    const key = this.key(group);
    const cell = this.cells.get(key) ?? new Set();
    this.cells.set(key, cell.add(group));
  }

  remove(group: Group): void {
    this.cells.get(this.key(group))?.delete(group);
  }

  /** A group that overlaps with this one; two can when their cells touch. */
  near(group: Group): Group | undefined {
    for (const right of [-1, 0, 1]) {
      for (const down of [-1, 0, 1]) {
        for (const other of this.cells.get(this.key(group, right, down)) ?? []) {
          if (this.overlaps(group, other)) return other;
        }
      }
    }
    return undefined;
  }

  private overlaps(a: Group, b: Group): boolean {
    const [right, down] = [(b.x - a.x) * this.pixels, (b.y - a.y) * this.pixels];
    const [boxA, boxB] = [boxOf(a), boxOf(b)];
    return (
      right + boxB.left < boxA.right &&
      right + boxB.right > boxA.left &&
      down + boxB.top < boxA.bottom &&
      down + boxB.bottom > boxA.top
    );
  }

  private key({ x, y }: Spot, right = 0, down = 0): string {
    const cell = (at: number) => Math.floor((at * this.pixels) / widest);
    return `${cell(x) + right} ${cell(y) + down}`;
  }
}
