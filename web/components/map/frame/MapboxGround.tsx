import 'mapbox-gl/mapbox-gl.css';
import { Map as Mapbox } from 'mapbox-gl/esm';
import { useEffect, useRef } from 'react';
import type { EngineProps } from './engine.ts';
import css from './MapboxGround.module.css';
import { unproject } from './mercator.ts';

const styles = {
  streets: 'mapbox://styles/mapbox/streets-v12',
  satellite: 'mapbox://styles/mapbox/satellite-streets-v12',
};

/** Mapbox's map under our pins, with its own logo and credits, as its terms require. It only follows the view. */
export function MapboxGround({ view, data: { token, mapType }, onFail }: EngineProps) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<Mapbox | null>(null);
  const { longitude, latitude } = unproject(view);
  const camera = { center: [longitude, latitude] as [number, number], zoom: view.zoom - 1 }; // its tiles are twice ours
  const start = useRef({ camera, onFail });
  useEffect(() => {
    if (!box.current || token === null) return;
    const made = new Mapbox({
      container: box.current,
      accessToken: token,
      style: styles[mapType],
      interactive: false,
      ...start.current.camera,
    });
    made.on('error', () => start.current.onFail());
    map.current = made;
    return () => made.remove();
  }, [token, mapType]);
  useEffect(() => {
    start.current = { camera, onFail };
    map.current?.jumpTo(camera);
  });
  return <div ref={box} className={css.ground} />;
}
