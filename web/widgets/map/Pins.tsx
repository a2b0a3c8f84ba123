import type { MapTexts } from '../../shared/map/message.ts';
import type { Group } from './field.ts';
import { Pin } from './Pin.tsx';
import { type Size, toPixel, type View } from './view.ts';

/** The numbers of properties that a visitor saw, and of those that the visitor saved. */
export interface Own {
  seen: ReadonlySet<number>;
  saved: ReadonlySet<number>;
}

interface Props {
  groups: readonly Group[];
  view: View;
  size: Size;
  texts: MapTexts;
  marker: string | null;
  own: Own;
  marked: number | null;
  /** The group whose card is open. */
  open: Group | null;
  onActivate: (group: Group) => void;
}

/** How far outside the frame a pin is still rendered, in pixels: part of it may be visible. */
const beyond = 80;

/** The pins in sight, from north to south, which is the order of the Tab key too. */
export function Pins({ groups, view, size, own, marked, open, onActivate, ...shared }: Props) {
  return groups.map((group) => {
    const at = toPixel(view, size, group);
    const isNear =
      Math.abs(at.left - size.width / 2) < size.width / 2 + beyond &&
      Math.abs(at.top - size.height / 2) < size.height / 2 + beyond;
    const number = group.pins[0]?.numbers[0];
    const key = number ?? `${group.x} ${group.y}`;
    return (
      isNear && (
        <Pin
          key={`${group.appearance} ${key} ${group.count}`}
          group={group}
          at={at}
          isSeen={isAlone(group) && numbersOf(group).every((one) => own.seen.has(one))}
          isSaved={isAlone(group) && numbersOf(group).some((one) => own.saved.has(one))}
          isMarked={marked !== null && group.pins.some((pin) => pin.numbers.includes(marked))}
          isOpen={open !== null && open.pins[0]?.numbers[0] === number}
          onActivate={() => onActivate(group)}
          {...shared}
        />
      )
    );
  });
}

/** Whether a group is the pin of one place, and not a cluster, which only has a count. */
function isAlone({ appearance }: Group): boolean {
  return appearance !== 'cluster';
}

function numbersOf({ pins }: Group): number[] {
  return pins.flatMap(({ numbers }) => numbers);
}
