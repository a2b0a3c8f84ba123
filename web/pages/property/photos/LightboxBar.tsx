import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { zoomIn, zoomOut } from '../icons.tsx';
import css from './Lightbox.module.css';

interface Props {
  at: number;
  count: number;
  large: boolean;
  onLarge: () => void;
  playing: boolean;
  onPlay: () => void;
  onClose: () => void;
}

/** The photo's number and the buttons of the lightbox. Screen readers do not announce the photos of a slideshow. */
export function LightboxBar({ at, count, large, onLarge, playing, onPlay, onClose }: Props) {
  const intl = useIntl();
  const counter = { photo: String(at + 1), photos: String(count) };
  return (
    <header>
      <span className="number" aria-live={playing ? 'off' : 'polite'}>
        {intl.formatMessage({ id: 'property.photo' }, counter)}
      </span>
      <span className={css.tools}>
        {count > 1 && (
          <IconButton
            icon={playing ? 'pause' : 'play'}
            label={intl.formatMessage({
              id: playing ? 'property.slideshow.stop' : 'property.slideshow.start',
            })}
            onClick={onPlay}
          />
        )}
        <IconButton
          icon={large ? zoomOut : zoomIn}
          label={intl.formatMessage({ id: large ? 'property.zoom.out' : 'property.zoom.in' })}
          onClick={onLarge}
        />
        <IconButton icon="x" label={intl.formatMessage({ id: 'ui.close' })} onClick={onClose} />
      </span>
    </header>
  );
}
