import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Move } from './useView.ts';
import { moved, type Pixel, type Size } from './view.ts';

/** Less than this many pixels is a tap and no drag. */
const still = 4;

interface Gestures {
  stage: RefObject<HTMLElement | null>;
  size: Size;
  move: Move;
  /** The map fills the window: there is no page around it to scroll. */
  full: boolean;
  /** One finger moves the map; otherwise it scrolls the page around it, and two move the map. */
  screen: boolean;
  /** The page scrolled although the visitor may have meant to move the map. */
  onPassed: (by: 'wheel' | 'fingers') => void;
  /** A tap on the map itself, not on a pin or another control. */
  onTap: (at: Pixel) => void;
}

/**
 * Drag, pinch and wheel. The wheel is the page's around the frame, while there is one, without Ctrl and before the map is pressed; one
 * finger is the page's around a map in it. The stage fills its document, so that positions in the window are positions on the map.
 */
export function useGestures({ stage, size, move, full, screen, onPassed, onTap }: Gestures) {
  const fingers = useRef(new Map<number, Pixel>());
  const began = useRef<Pixel | null>(null);
  const isPressed = useRef(false); // by a mouse that has not left the map since
  const [busy, setBusy] = useState(false);
  useWheel(stage, (event) => {
    if (isInCard(event.target)) return false;
    const isZoom = full || isPressed.current || event.ctrlKey || event.metaKey;
    const [by, at] = [Math.max(-1, Math.min(1, -event.deltaY / 100)), pixel(event)];
    if (isZoom) move((view) => moved(view, size, at, at, by));
    else onPassed('wheel');
    return isZoom;
  });
  const end = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId)) return;
    setBusy(fingers.current.size > 0);
    if (event.type === 'pointercancel' && event.pointerType === 'touch') onPassed('fingers');
    const from = began.current;
    const isTap = from && event.type === 'pointerup' && distance(from, pixel(event)) < still;
    if (isTap && fingers.current.size === 0) onTap(pixel(event));
  };
  return {
    busy,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || isTool(event.target)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        isPressed.current = event.pointerType === 'mouse';
        fingers.current.set(event.pointerId, pixel(event));
        began.current = fingers.current.size === 1 ? pixel(event) : null;
      },
      onPointerMove(event: PointerEvent) {
        if (!fingers.current.has(event.pointerId)) return;
        if (!screen && event.pointerType === 'touch' && fingers.current.size === 1) {
          if (distance(began.current ?? pixel(event), pixel(event)) > still) onPassed('fingers');
          fingers.current.set(event.pointerId, pixel(event));
          return;
        }
        const before = middleAndSpan(fingers.current);
        fingers.current.set(event.pointerId, pixel(event));
        const after = middleAndSpan(fingers.current);
        const by = before.span > 0 && after.span > 0 ? Math.log2(after.span / before.span) : 0;
        move((view) => moved(view, size, before, after, by));
        setBusy(true);
      },
      onPointerLeave() {
        isPressed.current = false;
      },
      onPointerUp: end,
      onPointerCancel: end,
      onDoubleClick(event: { clientX: number; clientY: number; target: EventTarget }) {
        if (isTool(event.target)) return;
        move((view) => moved(view, size, pixel(event), pixel(event), 1));
      },
    },
  };
}

/**
 * Handles the wheel, and a trackpad's pinch (a wheel event with ctrl); events that `take` handles do not reach the page, and neither do two
 * fingers.
 */
function useWheel(stage: RefObject<HTMLElement | null>, take: (event: WheelEvent) => boolean) {
  const act = useRef(take);
  useEffect(() => {
    act.current = take;
  });
  useEffect(() => {
    const wheel = (event: WheelEvent) => {
      if (act.current(event)) event.preventDefault();
    };
    const touch = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault();
    };
    const element = stage.current;
    element?.addEventListener('wheel', wheel, { passive: false });
    element?.addEventListener('touchmove', touch, { passive: false });
    return () => {
      element?.removeEventListener('wheel', wheel);
      element?.removeEventListener('touchmove', touch);
    };
  }, [stage]);
}

export function pixel({ clientX, clientY }: { clientX: number; clientY: number }): Pixel {
  return { left: clientX, top: clientY };
}

export function distance(a: Pixel, b: Pixel): number {
  return Math.hypot(a.left - b.left, a.top - b.top);
}

/** The middle of the fingers, and how far the first two are apart; 0 when there is one. */
function middleAndSpan(fingers: Map<number, Pixel>): Pixel & { span: number } {
  const [a, b] = [...fingers.values()];
  if (!a || !b) return { left: a?.left ?? 0, top: a?.top ?? 0, span: 0 };
  return { left: (a.left + b.left) / 2, top: (a.top + b.top) / 2, span: distance(a, b) };
}

/** A card scrolls by itself. */
function isInCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog]') !== null;
}

/** Whether the target is a control of its own. */
function isTool(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a, label, [role=dialog]') !== null;
}
