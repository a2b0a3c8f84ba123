import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { zoomIn, zoomOut } from '../icons.tsx';
import css from './PictureDialog.module.css';
import { usePanorama } from './usePanorama.ts';

interface Props {
  url: string;
  width: number;
  alt: string;
}

const wide = Math.PI / 4;

/** A 360° picture to look around in; a wide picture to scroll where the browser cannot draw it. It never turns by itself. */
export function Panorama({ url, width, alt }: Props) {
  const intl = useIntl();
  const { canvas, flat, turn, handlers } = usePanorama(url, width);
  if (flat) {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      <div className={css.flat} role="group" aria-label={alt} tabIndex={0}>
        <img src={url} alt={alt} />
      </div>
    );
  }
  const t = (id: FormatjsIntl.Message['ids']) => intl.formatMessage({ id });
  return (
    <>
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it takes the arrow keys for itself */}
      <canvas
        ref={canvas}
        role="application"
        aria-label={`${alt}. ${t('property.look.hint')}`}
        tabIndex={0}
        {...handlers}
      />
      <p className={css.tools}>
        <IconButton
          icon="chevronLeft"
          label={t('property.look.left')}
          onClick={() => turn(-wide, 0)}
        />
        <IconButton
          icon="chevronRight"
          label={t('property.look.right')}
          onClick={() => turn(wide, 0)}
        />
        <IconButton icon={zoomIn} label={t('property.zoom.in')} onClick={() => turn(0, 0, 1.3)} />
        <IconButton
          icon={zoomOut}
          label={t('property.zoom.out')}
          onClick={() => turn(0, 0, 1 / 1.3)}
        />
      </p>
    </>
  );
}
