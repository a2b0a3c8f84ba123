import { type PointerEvent, useRef } from 'react';
import type { LightboxPhotos_photos$key } from '../../../__generated__/LightboxPhotos_photos.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { classes } from '../../ui/classes.ts';
import { Photo } from '../../ui/photo/Photo.tsx';
import css from './Lightbox.module.css';
import { useHeldPlace } from './useHeldPlace.ts';
import { useZoomGestures } from './useZoomGestures.ts';
import { showsOriginal, toggled } from './zooms.ts';

interface Props {
  photos: LightboxPhotos_photos$key;
  at: number;
  zoom: number;
  onZoom: (to: number) => void;
}

/** The photo that is shown with its caption; its neighbours are loaded ahead. Zooming keeps what the visitor looks at in place. */
export function LightboxPhotos({ at, zoom, onZoom, ...props }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const photos = useFragment(
    graphql`
      fragment LightboxPhotos_photos on Photo @relay(plural: true) {
        url
        alt
        width
        height
        ...Photo_photo
      }
    `,
    props.photos,
  );
  const { hold, holdMiddle } = useHeldPlace(stage, zoom);
  useZoomGestures({ stage, zoom, onZoom, hold });
  return (
    <figure>
      <div
        ref={stage}
        className={classes(css.stage, zoom > 100 && css.large)}
        role="group"
        aria-label={photos[at]?.alt}
        {...(zoom > 100
          ? { tabIndex: 0, onScroll: holdMiddle, onPointerMove: drag }
          : { tabIndex: -1 })}
        onDoubleClick={(event) => {
          hold(event);
          onZoom(toggled(zoom));
        }}
        onDragStart={(event) => event.preventDefault()}
      >
        {photos.map((photo, i) => {
          const loaded = Math.abs(i - at) <= 1;
          const shown = i === at;
          return (
            loaded && (
              <Photo
                key={photo.url}
                photo={photo}
                sizes={shown ? `${Math.round(zoom)}vw` : '100vw'}
                original={shown && showsOriginal(zoom, photo)}
                priority
                className={shown ? css.photo : css.ahead}
                style={shown ? { '--zoom': zoom / 100, '--ratio': photo.width / photo.height } : {}}
              />
            )
          );
        })}
      </div>
      <figcaption>{photos[at]?.alt}</figcaption>
    </figure>
  );
}

/** A mouse drags what is zoomed; fingers scroll it themselves. */
function drag({ currentTarget, pointerType, buttons, movementX, movementY }: PointerEvent) {
  if (pointerType === 'mouse' && buttons === 1) currentTarget.scrollBy(-movementX, -movementY);
}
