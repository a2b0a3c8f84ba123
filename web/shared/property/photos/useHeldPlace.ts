import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A place in the window, in pixels. */
export interface Point {
  clientX: number;
  clientY: number;
}

interface Held {
  /** The point that stays in place: its distance from the photo's middle, in pixels for each percent of zoom. */
  of: { x: number; y: number };
  /** Its place on the screen, in pixels from the corner of the stage. */
  at: { x: number; y: number };
}

/**
 * Scrolls a zoomed photo so that what was held stays where it was held: the middle of what is seen, unless a gesture holds another place.
 */
export function useHeldPlace(stage: RefObject<HTMLElement | null>, zoom: number) {
  const held = useRef<Held | null>(null);
  useLayoutEffect(() => {
    const { current } = stage;
    if (zoom === 100) held.current = null;
    if (zoom === 100 || !current) return;
    const { of, at } = held.current ?? middleOf(current);
    current.scrollTo(
      of.x * zoom + current.scrollWidth / 2 - at.x,
      of.y * zoom + current.scrollHeight / 2 - at.y,
    );
    current.focus({ preventScroll: true });
  }, [stage, zoom]);
  /** After the next zoom, what is at `from` now will be at `to`. */
  const hold = (from: Point, to = from) => {
    const { current } = stage;
    if (!current) return;
    const { left, top } = current.getBoundingClientRect();
    const x = current.scrollLeft + from.clientX - left - current.scrollWidth / 2;
    const y = current.scrollTop + from.clientY - top - current.scrollHeight / 2;
    held.current = {
      of: { x: x / zoom, y: y / zoom },
      at: { x: to.clientX - left, y: to.clientY - top },
    };
  };
  const holdMiddle = () => {
    const box = stage.current?.getBoundingClientRect();
    if (box) hold({ clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 });
  };
  return { hold, holdMiddle };
}

function middleOf({ clientWidth, clientHeight }: HTMLElement): Held {
  return { of: { x: 0, y: 0 }, at: { x: clientWidth / 2, y: clientHeight / 2 } };
}
