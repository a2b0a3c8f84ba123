import { type RefObject, useEffect, useRef } from 'react';

/** The shortest swipe, in pixels. */
const shortest = 40;

/**
 * Steps through the photos of a card by swipe and by arrow keys. The card is one link, which a swipe does not follow. A finger
 * may be down already when the hook mounts.
 */
export function useCardSteps(
  card: RefObject<HTMLElement | null>,
  step: (by: number) => void,
): void {
  const latest = useRef(step);
  const start = useRef<number | null>(null);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    const { current } = card;
    const controller = new AbortController();
    let swiped = false;
    const on: Listen = (type, listener, capture = false) =>
      current?.addEventListener(type, listener, { signal: controller.signal, capture });
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
      if (swiped) latest.current(by < 0 ? 1 : -1);
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
      latest.current(by);
    });
    return () => controller.abort();
  }, [card]);
}

type Listen = <T extends keyof HTMLElementEventMap>(
  type: T,
  listener: (event: HTMLElementEventMap[T]) => void,
  capture?: boolean,
) => void;
