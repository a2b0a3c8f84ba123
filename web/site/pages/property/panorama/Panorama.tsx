import { useIntl } from 'react-intl';
import { zoomIn, zoomOut } from '../../../../shared/property/icons.ts';
import { Button } from '../../../../shared/ui/Button.tsx';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import css from './PictureDialog.module.css';
import { usePanorama } from './usePanorama.ts';

interface Props {
  url: string;
  width: number;
  alt: string;
}

const wide = Math.PI / 4;

/**
 * A 360° picture to look around in; a wide picture to scroll where the browser cannot draw it. It never turns by itself. One that is shown
 * smaller than it is, or does not load, says so.
 */
export function Panorama({ url, width, alt }: Props) {
  const intl = useIntl();
  const { canvas, showing, fail, again, turn, handlers } = usePanorama(url, width);
  const t = (id: FormatjsIntl.Message['ids']) => intl.formatMessage({ id });
  if (showing === 'failed') {
    return (
      <div className={css.failed}>
        <p role="alert">{t('property.look.failed')}</p>
        <Button onClick={again}>{t('layout.failure.again')}</Button>
      </div>
    );
  }
  if (showing === 'flat') {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      <div className={css.flat} role="group" aria-label={alt} tabIndex={0}>
        <img src={url} alt={alt} onError={fail} />
      </div>
    );
  }
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
      {showing === 'reduced' && (
        <p role="status" className={css.note}>
          {t('property.look.reduced')}
        </p>
      )}
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
