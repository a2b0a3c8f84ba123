import type { MapTexts } from '../../shared/map/message.ts';
import type { Group } from './field.ts';
import { Pin } from './Pin.tsx';
import { type Size, toPixel, type View } from './view.ts';

interface Props {
  groups: readonly Group[];
  view: View;
  size: Size;
  texts: MapTexts;
  marker: string | null;
  marked: number | null;
  /** The group whose card is open. */
  open: Group | null;
  onActivate: (group: Group) => void;
}

/** How far outside the frame a pin is still rendered, in pixels: part of it may be visible. */
const beyond = 80;

/** The pins in sight, from north to south, which is the order of the Tab key too. */
export function Pins({ groups, view, size, marked, open, onActivate, ...shared }: Props) {
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
          isMarked={marked !== null && group.pins.some((pin) => pin.numbers.includes(marked))}
          isOpen={open !== null && open.pins[0]?.numbers[0] === number}
          onActivate={() => onActivate(group)}
          {...shared}
        />
      )
    );
  });
}
