import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { maxCorners } from '../../../shared/map/area.ts';
import { simplify } from '../ground/simplify.ts';
import type { Spot } from '../mercator.ts';
import { distance, pixel } from '../useGestures.ts';
import { type Pixel, type Size, scale, toPixel, toSpot, type View } from '../view.ts';

/** Pixels: what is a drag and no tap, between points of a free line, how near the first corner closes, how far a line may stray. */
const [drag, apart, near, stray] = [6, 4, 12, 2];

interface Drawing {
  view: View;
  size: Size;
  onDone: (corners: Spot[]) => void;
  onCancel: () => void;
}

/** The corners so far, and what adds to them. */
export function useDrawing({ view, size, onDone, onCancel }: Drawing) {
  const [spots, setSpots] = useState<Spot[]>([]);
  const latest = useRef(spots); // several moves may come before the next rendering
  const put = (next: Spot[]) => {
    latest.current = next;
    setSpots(next);
  };
  const [cursor, setCursor] = useState<Spot | null>(null);
  const began = useRef<Pixel | null>(null);
  const isFree = useRef(false);
  const spotOf = (event: PointerEvent) => toSpot(view, size, pixel(event));
  const add = (event: PointerEvent) => put([...latest.current, spotOf(event)]);
  const isNear = (spot: Spot | undefined, event: PointerEvent, pixels: number) =>
    spot !== undefined && distance(toPixel(view, size, spot), pixel(event)) < pixels;
  /** Closes the area. With fewer than three corners a free line is dropped, and a drawing by taps waits for more. */
  const finish = () => {
    const corners = simplify(latest.current, stray / scale(view.zoom), maxCorners);
    if (corners.length >= 3) onDone(corners);
    else if (isFree.current) put([]);
  };
  useKeys(finish, onCancel);
  return {
    spots,
    cursor,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        began.current = pixel(event);
        isFree.current = false;
      },
      onPointerMove(event: PointerEvent) {
        setCursor(began.current ? null : spotOf(event));
        const start = began.current;
        if (!start || distance(start, pixel(event)) < drag) return;
        if (!isFree.current && latest.current.length > 1) return; // a tap that slips adds a corner; it drops none
        if (!isFree.current) put([toSpot(view, size, start), spotOf(event)]);
        else if (!isNear(latest.current.at(-1), event, apart)) add(event);
        isFree.current = true;
      },
      onPointerUp(event: PointerEvent) {
        if (!began.current) return;
        began.current = null;
        const ends = [latest.current[0], latest.current.at(-1)];
        if (isFree.current || ends.some((spot) => isNear(spot, event, near))) finish();
        else add(event);
      },
      onPointerCancel() {
        began.current = null;
      },
    },
  };
}

/** Enter closes, unless it is for a button; Escape leaves. */
function useKeys(onEnter: () => void, onEscape: () => void) {
  const act = useRef({ onEnter, onEscape });
  useEffect(() => {
    act.current = { onEnter, onEscape };
  });
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') act.current.onEscape();
      const isButton = event.target instanceof Element && event.target.closest('button');
      if (event.key === 'Enter' && !isButton) act.current.onEnter();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, []);
}
