import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { pictureSources } from '../../../../shared/ui/photo/picture.ts';
import { panoramaScreen, turned, type View } from './panoramaView.ts';

const step = Math.PI / 18;
const keys: Readonly<Record<string, [right: number, up: number, closer?: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
  '+': [0, 0, 1.2],
  '-': [0, 0, 1 / 1.2],
};

/**
 * How a panorama is shown: complete or, where the device has no room for all of it, reduced; flat where the browser cannot draw it; failed
 * when it does not load.
 */
type Showing = 'whole' | 'reduced' | 'flat' | 'failed';

/** A panorama on a canvas that turns with fingers, mouse and arrow keys. `again` loads one that failed once more. */
export function usePanorama(url: string, width: number) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<View>({ yaw: 0, pitch: 0, zoom: 0.75 });
  const draw = useRef(() => {});
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const [showing, setShowing] = useState<Showing>('whole');
  const failed = showing === 'failed';
  const retried = useRef(false);
  useEffect(() => {
    if (failed) return;
    if (retried.current) canvas.current?.focus(); // the button that had the focus is gone
    const screen = canvas.current && panoramaScreen(canvas.current);
    if (!screen) return setShowing('flat');
    const ended = new AbortController();
    draw.current = () => screen.draw(view.current);
    showBetter([pictureSources(url, width, '100vw').src, url], ended.signal, (image) => {
      setShowing(screen.show(image) ? 'whole' : 'reduced');
      draw.current();
    }).catch(() => !ended.signal.aborted && setShowing('failed'));
    const redraw = () => draw.current();
    const lost = () => setShowing('flat');
    addEventListener('resize', redraw, { signal: ended.signal });
    canvas.current?.addEventListener('webglcontextlost', lost, { signal: ended.signal });
    return () => ended.abort();
  }, [url, width, failed]);
  const turn = (right: number, up: number, closer?: number) => {
    view.current = turned(view.current, right, up, closer);
    draw.current();
  };
  return {
    canvas,
    showing,
    fail: () => setShowing('failed'),
    again: () => {
      retried.current = true;
      setShowing('whole');
    },
    turn,
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const by = keys[event.key];
        if (!by) return;
        event.preventDefault();
        turn(...by);
      },
      onPointerDown: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
        currentTarget.setPointerCapture(pointerId);
        fingers.current.set(pointerId, { x: clientX, y: clientY });
      },
      onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
        const before = fingers.current.get(pointerId);
        if (!before) return;
        const now = { x: clientX, y: clientY };
        const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1];
        fingers.current.set(pointerId, now);
        if (other) return turn(0, 0, apart(now, other) / apart(before, other));
        const angle = (2 * Math.atan(view.current.zoom)) / currentTarget.clientHeight;
        turn((before.x - now.x) * angle, (now.y - before.y) * angle);
      },
      onPointerUp: ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId),
      onPointerCancel: ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId),
    },
  };
}

interface Place {
  x: number;
  y: number;
}

function apart(a: Place, b: Place): number {
  return Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
}

/** Shows a small picture first and then the large one; it fails only when neither loads. */
async function showBetter(
  sources: readonly string[],
  signal: AbortSignal,
  show: (image: HTMLImageElement) => void,
) {
  let shown = false;
  for (const source of sources) {
    const image = new Image();
    image.src = source;
    try {
      await image.decode();
    } catch (error) {
      if (shown) return;
      throw error;
    }
    if (signal.aborted) return;
    show(image);
    shown = true;
  }
}
