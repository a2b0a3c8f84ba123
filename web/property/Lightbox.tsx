import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Lightbox_photos$key } from '../__generated__/Lightbox_photos.graphql.ts';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Photo } from '../ui/Photo.tsx';
import { FilmStrip } from './FilmStrip.tsx';
import css from './Lightbox.module.css';
import { useSwipe } from './useSwipe.ts';

interface Props {
  photos: Lightbox_photos$key;
  /** The photo to show, from 0; null is closed. */
  at: number | null;
  onShow: (at: number | null) => void;
}

/**
 * One photo over the whole screen. Arrow keys and a swipe step through, from the last to the first again; Escape
 * closes, and the focus returns to where it was.
 */
export function Lightbox({ at, onShow, ...props }: Props) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const photos = useFragment(
    graphql`
      fragment Lightbox_photos on Photo @relay(plural: true) {
        url
        alt
        ...Photo_photo
        ...FilmStrip_photos
      }
    `,
    props.photos,
  );
  const open = at !== null;
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
  }, [open]);
  const step = (by: number) => onShow(((at ?? 0) + by + photos.length) % photos.length);
  const swipe = useSwipe(step);
  const counter = { photo: String((at ?? 0) + 1), photos: String(photos.length) };
  return (
    <dialog
      ref={dialog}
      className={css.lightbox}
      aria-label={intl.formatMessage({ id: 'property.photos' })}
      onClose={() => onShow(null)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') step(-1);
        if (event.key === 'ArrowRight') step(1);
      }}
      {...swipe}
    >
      {open && (
        <>
          <header>
            <span className="number" aria-live="polite">
              {intl.formatMessage({ id: 'property.photo' }, counter)}
            </span>
            <IconButton
              icon="x"
              label={intl.formatMessage({ id: 'ui.close' })}
              onClick={() => dialog.current?.close()}
            />
          </header>
          <IconButton
            icon="chevronLeft"
            label={intl.formatMessage({ id: 'property.previousPhoto' })}
            className={css.step}
            onClick={() => step(-1)}
          />
          <figure>
            {photos.map((photo, i) => {
              const near = Math.abs(i - at) <= 1;
              const look = i === at ? css.photo : css.ahead;
              return (
                near && (
                  <Photo key={photo.url} photo={photo} sizes="100vw" priority className={look} />
                )
              );
            })}
            <figcaption>{photos[at]?.alt}</figcaption>
          </figure>
          <IconButton
            icon="chevronRight"
            label={intl.formatMessage({ id: 'property.nextPhoto' })}
            className={classes(css.step, css.next)}
            onClick={() => step(1)}
          />
          <FilmStrip photos={photos} at={at} onShow={onShow} className={css.film} />
        </>
      )}
    </dialog>
  );
}
