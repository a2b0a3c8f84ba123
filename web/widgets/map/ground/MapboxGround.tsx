import 'mapbox-gl/mapbox-gl.css';
import { Map as Mapbox } from 'mapbox-gl/esm';
import { useCallback } from 'react';
import { type Camera, useDrawnMap } from '../drawing/useDrawnMap.ts';
import type { EngineProps } from './engine.ts';
import css from './MapboxGround.module.css';

const styles = {
  streets: 'mapbox://styles/mapbox/streets-v12',
  satellite: 'mapbox://styles/mapbox/satellite-streets-v12',
};

/** Mapbox's map under our pins, with its own logo and credits, as its terms require. */
export function MapboxGround(props: EngineProps) {
  const { token, mapType } = props.data;
  const make = useCallback(
    (container: HTMLElement, camera: Camera, onFail: () => void) => {
      const made = new Mapbox({
        container,
        accessToken: token ?? '',
        style: styles[mapType],
        interactive: false,
        ...camera,
      });
      made.on('error', onFail);
      return made;
    },
    [token, mapType],
  );
  return <div ref={useDrawnMap(props, make)} className={css.ground} />;
}
