import { type PointerEvent, useRef } from 'react';

const shortest = 40;

/** Steps by a swipe of at least 40 px with one finger or a pen; a mouse has the buttons. */
export function useSwipe(step: (by: number) => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      const alone = event.isPrimary && event.pointerType !== 'mouse';
      start.current = alone ? event.clientX : null;
    },
    onPointerUp: (event: PointerEvent) => {
      const by = start.current === null ? 0 : event.clientX - start.current;
      start.current = null;
      if (Math.abs(by) >= shortest) step(by < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
