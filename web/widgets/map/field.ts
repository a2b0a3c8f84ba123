import type { MapPin } from '../../shared/map/message.ts';
import { boxAt, overlap } from './box.ts';
import type { Spot } from './mercator.ts';
import { type Appearance, boxOf, widest } from './pins/pinBox.ts';

/** Pins that are shown as one. */
export interface Group extends Spot {
  /** The pins in it, the lowest number first. */
  pins: MapPin[];
  /** The number of properties. */
  count: number;
  /** What stands on it; '' for a cluster, which shows its count. */
  label: string;
  appearance: Appearance;
}

/** A grid index of groups: those near one are found without a look at all of them. */
export class Field {
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
    const at = ({ x, y }: Spot) => ({ left: x * this.pixels, top: y * this.pixels });
    return overlap(boxAt(at(a), boxOf(a)), boxAt(at(b), boxOf(b)));
  }

  private key({ x, y }: Spot, right = 0, down = 0): string {
    const cell = (at: number) => Math.floor((at * this.pixels) / widest);
    return `${cell(x) + right} ${cell(y) + down}`;
  }
}
