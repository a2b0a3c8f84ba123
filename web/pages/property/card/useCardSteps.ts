import { type RefObject, useEffect, useRef } from 'react';

/** Less than this many pixels is no swipe. */
const shortest = 40;

/**
 * Steps through the photos of a card by swipe and by arrow keys. The card is one link: a swipe does not follow it, and whatever else
 * is done with it stays the link's. A finger may be down already when this begins.
 */
export function useCardSteps(
  card: RefObject<HTMLElement | null>,
  step: (by: number) => void,
): void {
  const act = useRef(step);
  const start = useRef<number | null>(null);
  useEffect(() => {
    act.current = step;
  });
  useEffect(() => {
    const { current } = card;
    const over = new AbortController();
    let swiped = false;
    const on: Listen = (type, listener, capture = false) =>
      current?.addEventListener(type, listener, { signal: over.signal, capture });
    on('pointerdown', ({ pointerType, clientX }) => {
      start.current = pointerType === 'mouse' ? null : clientX;
      swiped = false;
    });
    on('pointermove', ({ pointerType, clientX }) => {
      if (pointerType !== 'mouse') start.current ??= clientX;
    });
    on('pointercancel', () => {
      start.current = null;
    });
    on('pointerup', ({ clientX }) => {
      const by = start.current === null ? 0 : clientX - start.current;
      start.current = null;
      swiped = Math.abs(by) >= shortest;
      if (swiped) act.current(by < 0 ? 1 : -1);
    });
    on(
      'click',
      (event) => {
        if (!swiped) return;
        swiped = false;
        event.preventDefault();
        event.stopPropagation();
      },
      true,
    );
    on('keydown', (event) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!by || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      act.current(by);
    });
    return () => over.abort();
  }, [card]);
}

type Listen = <T extends keyof HTMLElementEventMap>(
  type: T,
  listener: (event: HTMLElementEventMap[T]) => void,
  capture?: boolean,
) => void;
