import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { pictureSources } from '../../../components/ui/picture.ts';
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

/** A panorama on a canvas that turns with fingers, mouse and arrow keys. `flat` is true where the browser cannot draw it. */
export function usePanorama(url: string, width: number) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<View>({ yaw: 0, pitch: 0, zoom: 0.75 });
  const draw = useRef(() => {});
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const [flat, setFlat] = useState(false);
  useEffect(() => {
    const screen = canvas.current && panoramaScreen(canvas.current);
    if (!screen) return setFlat(true);
    const ended = new AbortController();
    draw.current = () => screen.draw(view.current);
    showBetter([pictureSources(url, width, '100vw').src, url], ended.signal, (image) => {
      screen.show(image);
      draw.current();
    }).catch(() => !ended.signal.aborted && setFlat(true));
    const redraw = () => draw.current();
    const lost = () => setFlat(true);
    addEventListener('resize', redraw, { signal: ended.signal });
    canvas.current?.addEventListener('webglcontextlost', lost, { signal: ended.signal });
    return () => ended.abort();
  }, [url, width]);
  const turn = (right: number, up: number, closer?: number) => {
    view.current = turned(view.current, right, up, closer);
    draw.current();
  };
  return {
    canvas,
    flat,
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
