import { addProtocol, Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { Protocol } from 'pmtiles';
import { useCallback } from 'react';
import { prefersReducedMotion } from '../../../shared/ui/reducedMotion.ts';
import { Credit } from '../Credit.tsx';
import { type Camera, useDrawnMap } from '../drawing/useDrawnMap.ts';
import type { EngineProps } from './engine.ts';
import css from './StreetsGround.module.css';
import { streetsFile } from './streetsFile.ts';
import { addSigns, streetsStyle } from './streetsStyle.ts';

setWorkerUrl(worker); // a file of ours, as the Content-Security-Policy requires
addProtocol('pmtiles', new Protocol().tile);

/** Streets from the file that the site itself serves; no other host gets a request. */
export function StreetsGround(props: EngineProps) {
  const { language } = props.data.info;
  const make = useCallback(
    (container: HTMLElement, camera: Camera, onFail: () => void) => {
      const made = new MapLibre({
        container,
        style: streetsStyle(streetsFile ?? '', language),
        interactive: false,
        attributionControl: false,
        fadeDuration: prefersReducedMotion() ? 0 : 300,
        ...camera,
      });
      let drawn = false;
      made.once('style.load', () => addSigns(made));
      made.once('load', () => {
        drawn = true;
        container.dataset.drawn = '';
      });
      made.on('error', () => drawn || onFail()); // later a tile may be missing, without a connection
      return made;
    },
    [language],
  );
  return (
    <div className={css.ground}>
      <div ref={useDrawnMap(props, make)} className={css.map} aria-hidden="true" />
      <Credit>
        ©{' '}
        <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">
          OpenStreetMap
        </a>
        ,{' '}
        <a href="https://protomaps.com/" target="_blank" rel="noopener noreferrer">
          Protomaps
        </a>
      </Credit>
    </div>
  );
}
