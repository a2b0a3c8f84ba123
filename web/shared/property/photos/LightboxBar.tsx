import { useIntl } from 'react-intl';
import { IconButton } from '../../ui/IconButton.tsx';
import { zoomIn, zoomOut } from '../icons.ts';
import css from './Lightbox.module.css';
import type { LightboxTexts } from './lightboxTexts.ts';
import { stepped } from './zooms.ts';

interface Props {
  at: number;
  count: number;
  texts: LightboxTexts;
  zoom: number;
  onZoom: (to: number) => void;
  playing: boolean;
  /** Absent where there is no slideshow. */
  onPlay: (() => void) | undefined;
  onClose: () => void;
}

/** The photo's number and the buttons of the lightbox. Screen readers do not announce the photos of a slideshow. */
export function LightboxBar({ at, count, texts, zoom, onZoom, playing, onPlay, onClose }: Props) {
  const intl = useIntl();
  const counter = { photo: String(at + 1), photos: String(count) };
  return (
    <header>
      <span className="number" aria-live={playing ? 'off' : 'polite'}>
        {intl.formatMessage({ id: texts.one }, counter)}
      </span>
      <span className={css.tools}>
        {onPlay && count > 1 && (
          <IconButton
            icon={playing ? 'pause' : 'play'}
            label={intl.formatMessage({
              id: playing ? 'property.slideshow.stop' : 'property.slideshow.start',
            })}
            onClick={onPlay}
          />
        )}
        <IconButton
          icon={zoomOut}
          label={intl.formatMessage({ id: 'property.zoom.out' })}
          aria-disabled={stepped(zoom, -1) === zoom}
          onClick={() => onZoom(stepped(zoom, -1))}
        />
        <IconButton
          icon={zoomIn}
          label={intl.formatMessage({ id: 'property.zoom.in' })}
          aria-disabled={stepped(zoom, 1) === zoom}
          onClick={() => onZoom(stepped(zoom, 1))}
        />
        <IconButton icon="x" label={intl.formatMessage({ id: 'ui.close' })} onClick={onClose} />
      </span>
    </header>
  );
}
