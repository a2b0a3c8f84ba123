import { useCallback, useEffect, useRef } from 'react';
import type { MapTexts } from '../../../shared/map/message.ts';
import type { Group } from '../field.ts';
import { layerAt, onLayer, type Size, type View, zeroOf } from '../view.ts';
import { Pin } from './Pin.tsx';
import css from './Pins.module.css';

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

/**
 * The pins in sight, from north to south, which is the order of the Tab key too. They stand on a layer, which alone moves while the map is
 * dragged: each pin is rendered again only when it changes itself.
 */
export function Pins({ groups, view, size, own, marked, open, onActivate, ...shared }: Props) {
  const latest = useRef(onActivate);
  useEffect(() => {
    latest.current = onActivate;
  });
  const activate = useCallback((group: Group) => latest.current(group), []);
  const zero = zeroOf(view);
  const layer = layerAt(view, size, zero);
  const isNear = (along: number, length: number) =>
    Math.abs(along - length / 2) < length / 2 + beyond;
  return (
    <div className={css.layer} style={{ translate: `${layer.left}px ${layer.top}px` }}>
      {groups.map((group) => {
        const { left, top } = onLayer(group, view.zoom, zero);
        if (!isNear(layer.left + left, size.width) || !isNear(layer.top + top, size.height)) {
          return null;
        }
        const number = group.pins[0]?.numbers[0];
        const key = number ?? `${group.x} ${group.y}`;
        return (
          <Pin
            key={`${group.appearance} ${key} ${group.count}`}
            group={group}
            left={left}
            top={top}
            isSeen={isAlone(group) && numbersOf(group).every((one) => own.seen.has(one))}
            isSaved={isAlone(group) && numbersOf(group).some((one) => own.saved.has(one))}
            isMarked={marked !== null && group.pins.some((pin) => pin.numbers.includes(marked))}
            isOpen={open !== null && open.pins[0]?.numbers[0] === number}
            onActivate={activate}
            {...shared}
          />
        );
      })}
    </div>
  );
}

/** Whether a group is the pin of one place, and not a cluster, which only has a count. */
function isAlone({ appearance }: Group): boolean {
  return appearance !== 'cluster';
}

function numbersOf({ pins }: Group): number[] {
  return pins.flatMap(({ numbers }) => numbers);
}
