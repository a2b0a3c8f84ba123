import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { swipe } from './swipe.ts';

/** How long the window must have its new size before pictures are measured again, in milliseconds (section 9). */
const resizeDelay = 50;

/** Turns a drag over pictures into another picture. `shift` is how far they follow it, null when nothing is dragged. */
export function useDrag(current: number, count: number, show: (index: number) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [drag, setDrag] = useState<{ from: number; at: number } | null>(null);
  const { shift, to } = swipe({
    distance: drag ? drag.at - drag.from : 0,
    width: width.current,
    current,
    count,
  });
  const end = () => {
    if (drag && to !== current) show(to);
    setDrag(null);
  };
  return {
    shift: drag && shift,
    frame: {
      ref: frame,
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: event.clientX, at: event.clientX });
      },
      onPointerMove(event: PointerEvent) {
        if (drag) setDrag({ ...drag, at: event.clientX });
      },
      onPointerUp: end,
      onPointerCancel: () => setDrag(null),
    },
  };
}

function useWidth(frame: { readonly current: HTMLElement | null }) {
  const width = useRef(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const measure = () => {
      width.current = frame.current?.offsetWidth ?? 0;
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, resizeDelay);
    };
    measure();
    window.addEventListener('resize', later);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', later);
    };
  }, [frame]);
  return width;
}
