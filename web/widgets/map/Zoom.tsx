import { crosshair } from '../../shared/map/crosshair.ts';
import type { MapTexts } from '../../shared/map/message.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import css from './Zoom.module.css';

interface Props {
  texts: Pick<MapTexts, 'zoomIn' | 'zoomOut'> & Partial<MapTexts>;
  zoom: (by: number) => void;
  /** Shows what is around the visitor; absent where the page takes no area. */
  onHere?: (() => void) | undefined;
  /** The map fills the window. */
  full?: boolean;
  /** Absent where the page cannot give it the window. */
  onFull?: ((on: boolean) => void) | undefined;
}

/** Buttons that zoom in, zoom out, show what is around the visitor and let the map fill the window. */
export function Zoom({ texts, zoom, onHere, full, onFull }: Props) {
  return (
    <div className={css.zoom}>
      <button type="button" aria-label={texts.zoomIn} onClick={() => zoom(1)}>
        +
      </button>
      <button type="button" aria-label={texts.zoomOut} onClick={() => zoom(-1)}>
        −
      </button>
      {onHere && (
        <button type="button" aria-label={texts.here} onClick={onHere}>
          <Icon name={crosshair} />
        </button>
      )}
      {onFull && (
        <button
          type="button"
          aria-label={full ? texts.leaveFull : texts.full}
          onClick={() => onFull(!full)}
        >
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={full ? inwards : outwards} />
          </svg>
        </button>
      )}
    </div>
  );
}

// Line icons from Lucide (ISC licence): four corners that point out of the map or into it.
const outwards = 'M8 3H3v5M16 3h5v5M21 16v5h-5M3 16v5h5';
const inwards = 'M8 3v5H3M16 3v5h5M21 16h-5v5M3 16h5v5';
