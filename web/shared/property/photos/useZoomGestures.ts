import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Point } from './useHeldPlace.ts';
import { bounded, settled } from './zooms.ts';

interface Props {
  stage: RefObject<HTMLElement | null>;
  zoom: number;
  onZoom: (to: number) => void;
  hold: (from: Point, to?: Point) => void;
}

/**
 * Zooms by two fingers, by the wheel with Ctrl and by a pinch on a touchpad, which browsers report as that. What lies under the fingers or
 * the pointer stays there. The listeners are not React's, which are passive and could not keep the browser from zooming the page.
 */
export function useZoomGestures({ stage, zoom, onZoom, hold }: Props) {
  const pinch = useRef<{ between: Point; apart: number } | null>(null);
  const wheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
    hold(event);
    onZoom(bounded(zoom * Math.exp(-pixels / 200)));
  });
  const touch = useEffectEvent((event: TouchEvent) => {
    const before = pinch.current;
    pinch.current = pinchOf(event.touches);
    if (!pinch.current) return before && onZoom(settled(zoom));
    event.preventDefault();
    if (!before) return;
    hold(before.between, pinch.current.between);
    onZoom(bounded((zoom * pinch.current.apart) / before.apart));
  });
  useEffect(() => {
    const { current } = stage;
    if (!current) return;
    const listening = new AbortController();
    const options = { passive: false, signal: listening.signal };
    current.addEventListener('wheel', wheel, options);
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
      current.addEventListener(type, touch, options);
    }
    return () => listening.abort();
  }, [stage]);
}

/** The middle between two fingers, and how far apart they are in pixels. */
function pinchOf({ 0: one, 1: two }: TouchList) {
  if (!one || !two) return null;
  return {
    between: {
      clientX: (one.clientX + two.clientX) / 2,
      clientY: (one.clientY + two.clientY) / 2,
    },
    apart: Math.max(1, Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY)),
  };
}
