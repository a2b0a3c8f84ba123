import type { MapTexts } from './message.ts';
import css from './Zoom.module.css';

export function Zoom({ texts, zoom }: { texts: MapTexts; zoom: (by: number) => void }) {
  return (
    <div className={css.zoom}>
      <button type="button" aria-label={texts.zoomIn} onClick={() => zoom(1)}>
        +
      </button>
      <button type="button" aria-label={texts.zoomOut} onClick={() => zoom(-1)}>
        −
      </button>
    </div>
  );
}
