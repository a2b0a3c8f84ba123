import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Lightbox_photos$key } from '../../../__generated__/Lightbox_photos.graphql.ts';
import { classes } from '../../../components/ui/classes.ts';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { useModal } from '../../../components/ui/useModal.ts';
import css from './Lightbox.module.css';
import { LightboxBar } from './LightboxBar.tsx';
import { LightboxPhotos } from './LightboxPhotos.tsx';
import { PhotoStrip } from './PhotoStrip.tsx';
import { useSlideshow } from './useSlideshow.ts';
import { useSwipe } from './useSwipe.ts';

interface Props {
  photos: Lightbox_photos$key;
  /** The photo to show, from 0; null is closed. */
  at: number | null;
  onShow: (at: number | null) => void;
}

/**
 * One photo over the whole screen. Arrow keys and swipes step through, from the last to the first again; Escape and Back
 * close it, and the focus returns to where it was. A zoomed photo is scrolled instead, by finger, wheel or arrow keys.
 */
export function Lightbox({ at, onShow, ...props }: Props) {
  const intl = useIntl();
  const [large, setLarge] = useState(false);
  const photos = useFragment(
    graphql`
      fragment Lightbox_photos on Photo @relay(plural: true) {
        ...LightboxPhotos_photos
        ...PhotoStrip_photos
      }
    `,
    props.photos,
  );
  const open = at !== null;
  const dialog = useModal(open);
  const show = (to: number) => {
    setLarge(false);
    onShow((to + photos.length) % photos.length);
  };
  const slides = useSlideshow(at, () => show((at ?? 0) + 1));
  const step = (by: number) => {
    if (large) return;
    slides.setPlaying(false);
    show((at ?? 0) + by);
  };
  const swipe = useSwipe(step);
  return (
    <dialog
      ref={dialog}
      className={css.lightbox}
      aria-label={intl.formatMessage({ id: 'property.photos' })}
      onClose={() => {
        slides.setPlaying(false);
        setLarge(false);
        onShow(null);
      }}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') step(-1);
        if (key === 'ArrowRight') step(1);
      }}
      {...swipe}
    >
      {open && (
        <>
          <LightboxBar
            at={at}
            count={photos.length}
            large={large}
            onLarge={() => {
              slides.setPlaying(false);
              setLarge(!large);
            }}
            playing={slides.playing}
            onPlay={() => {
              setLarge(false);
              slides.setPlaying(!slides.playing);
            }}
            onClose={() => dialog.current?.close()}
          />
          {!large && (
            <IconButton
              icon="chevronLeft"
              label={intl.formatMessage({ id: 'property.previousPhoto' })}
              className={css.step}
              onClick={() => step(-1)}
            />
          )}
          <LightboxPhotos photos={photos} at={at} large={large} onLarge={() => setLarge(!large)} />
          {!large && (
            <IconButton
              icon="chevronRight"
              label={intl.formatMessage({ id: 'property.nextPhoto' })}
              className={classes(css.step, css.next)}
              onClick={() => step(1)}
            />
          )}
          <PhotoStrip
            photos={photos}
            at={at}
            onShow={(to) => {
              slides.setPlaying(false);
              show(to);
            }}
            className={css.strip}
          />
        </>
      )}
    </dialog>
  );
}
