import { type RefObject, useEffect, useRef } from 'react';
import type { EngineProps } from '../ground/engine.ts';
import { unproject } from '../mercator.ts';

/** The camera of Mapbox and MapLibre. */
export interface Camera {
  center: [number, number];
  zoom: number;
}

/** What the maps of both libraries can do. */
interface DrawnMap {
  jumpTo: (camera: Camera) => unknown;
  remove: () => void;
}

/** A map of a library in an element, which only follows the view. `make` is called again when it is another function. */
export function useDrawnMap(
  { view, onFail }: EngineProps,
  make: (container: HTMLElement, camera: Camera, onFail: () => void) => DrawnMap,
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<DrawnMap | null>(null);
  const { longitude, latitude } = unproject(view);
  const camera: Camera = { center: [longitude, latitude], zoom: view.zoom - 1 }; // its tiles are twice ours
  const latest = useRef({ camera, onFail });
  useEffect(() => {
    if (!box.current) return;
    try {
      const made = make(box.current, latest.current.camera, () => latest.current.onFail());
      map.current = made;
      return () => made.remove();
    } catch {
      latest.current.onFail(); // this browser has no WebGL
    }
  }, [make]);
  useEffect(() => {
    latest.current = { camera, onFail };
    map.current?.jumpTo(camera);
  });
  return box;
}
