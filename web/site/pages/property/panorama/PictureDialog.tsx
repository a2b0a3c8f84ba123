import { useIntl } from 'react-intl';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { pictureSources } from '../../../../shared/ui/photo/picture.ts';
import { useModal } from '../../../../shared/ui/useModal.ts';
import { Panorama } from './Panorama.tsx';
import css from './PictureDialog.module.css';
import type { Shown } from './shown.ts';

/** A 360° picture or a photo over the whole screen. Escape and Back close it, and the focus returns to where it was. */
export function PictureDialog({ picture, onClose }: { picture: Shown; onClose: () => void }) {
  const intl = useIntl();
  const dialog = useModal(true);
  const { url, width, panorama } = picture;
  const id = panorama ? 'property.look' : 'property.photos';
  const alt = picture.alt || intl.formatMessage({ id });
  return (
    <dialog ref={dialog} className={css.dialog} aria-label={alt} onClose={onClose}>
      {panorama ? (
        <Panorama url={url} width={width} alt={alt} />
      ) : (
        <img {...pictureSources(url, width, '100vw')} alt={alt} />
      )}
      <p className={css.words}>
        <b>{alt}</b> {panorama && <span>{intl.formatMessage({ id: 'property.look.hint' })}</span>}
      </p>
      <IconButton
        icon="x"
        className={css.close}
        label={intl.formatMessage({ id: 'ui.close' })}
        onClick={() => dialog.current?.close()}
      />
    </dialog>
  );
}
