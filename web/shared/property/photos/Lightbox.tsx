import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Lightbox_photos$key } from '../../../__generated__/Lightbox_photos.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useModal } from '../../ui/useModal.ts';
import css from './Lightbox.module.css';
import { LightboxBar } from './LightboxBar.tsx';
import { LightboxPhotos } from './LightboxPhotos.tsx';
import { lightboxTexts } from './lightboxTexts.ts';
import { PhotoStrip } from './PhotoStrip.tsx';
import { useSlideshow } from './useSlideshow.ts';
import { useSwipe } from './useSwipe.ts';
import { keyZooms, stepped } from './zooms.ts';

interface Props {
  photos: Lightbox_photos$key;
  /** The photo to show, from 0; null is closed. */
  at: number | null;
  onShow: (at: number | null) => void;
  /** They are plans: black lines, which need a white background. */
  plans?: boolean;
}

/**
 * One photo over the whole screen. Arrow keys and swipes step through, from the last to the first again; + and −, two fingers and the wheel
 * with Ctrl zoom; 0 shows the whole photo; Escape and Back close it, and the focus returns to where it was. A zoomed photo is moved
 * instead, by finger, mouse, wheel or arrow keys.
 */
export function Lightbox({ at, onShow, plans = false, ...props }: Props) {
  const intl = useIntl();
  const texts = lightboxTexts[plans ? 'plans' : 'photos'];
  const [zoom, setZoom] = useState(100);
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
    setZoom(100);
    onShow((to + photos.length) % photos.length);
  };
  const slides = useSlideshow(at, () => show((at ?? 0) + 1));
  const step = (by: number) => {
    if (zoom > 100) return;
    slides.setPlaying(false);
    show((at ?? 0) + by);
  };
  const zoomTo = (to: number) => {
    slides.setPlaying(false);
    setZoom(to);
  };
  const swipe = useSwipe(step);
  const stepper = (by: 1 | -1) =>
    zoom === 100 &&
    photos.length > 1 && (
      <IconButton
        icon={by > 0 ? 'chevronRight' : 'chevronLeft'}
        label={intl.formatMessage({ id: by > 0 ? texts.next : texts.previous })}
        className={classes(css.step, by > 0 && css.next)}
        onClick={() => step(by)}
      />
    );
  return (
    <dialog
      ref={dialog}
      className={classes(css.lightbox, plans && css.plans)}
      aria-label={intl.formatMessage({ id: texts.all })}
      onClose={() => {
        slides.setPlaying(false);
        setZoom(100);
        onShow(null);
      }}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        if (ctrlKey || metaKey) return; // with these the browser zooms the page
        if (key === 'ArrowLeft') step(-1);
        if (key === 'ArrowRight') step(1);
        const by = keyZooms[key];
        if (by) zoomTo(stepped(zoom, by));
        if (key === '0') zoomTo(100);
      }}
      {...swipe}
    >
      {open && (
        <>
          <LightboxBar
            at={at}
            count={photos.length}
            texts={texts}
            zoom={zoom}
            onZoom={zoomTo}
            playing={slides.playing}
            onPlay={
              plans
                ? undefined
                : () => {
                    setZoom(100);
                    slides.setPlaying(!slides.playing);
                  }
            }
            onClose={() => dialog.current?.close()}
          />
          {stepper(-1)}
          <LightboxPhotos photos={photos} at={at} zoom={zoom} onZoom={zoomTo} />
          {stepper(1)}
          {photos.length > 1 && (
            <PhotoStrip
              photos={photos}
              at={at}
              one={texts.one}
              onShow={(to) => {
                slides.setPlaying(false);
                show(to);
              }}
              className={css.strip}
            />
          )}
        </>
      )}
    </dialog>
  );
}
