import { type PointerEvent, useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LightboxPhotos_photos$key } from '../../../__generated__/LightboxPhotos_photos.graphql.ts';
import { classes } from '../../../components/ui/classes.ts';
import { Photo } from '../../../components/ui/Photo.tsx';
import css from './Lightbox.module.css';
import { zooms } from './zooms.ts';

interface Props {
  photos: LightboxPhotos_photos$key;
  at: number;
  zoom: number;
  onZoom: () => void;
}

const middle = { x: 0.5, y: 0.5 };

/** The photo that is shown with its caption; its neighbours are loaded ahead. A double click zooms, towards what was in the middle. */
export function LightboxPhotos({ at, zoom, onZoom, ...props }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const centre = useRef(middle);
  const photos = useFragment(
    graphql`
      fragment LightboxPhotos_photos on Photo @relay(plural: true) {
        url
        alt
        ...Photo_photo
      }
    `,
    props.photos,
  );
  useEffect(() => {
    const { current } = stage;
    if (zoom === 0) centre.current = middle;
    if (zoom === 0 || !current) return;
    const { x, y } = centre.current;
    current.scrollTo(
      x * current.scrollWidth - current.clientWidth / 2,
      y * current.scrollHeight - current.clientHeight / 2,
    );
    current.focus();
  }, [zoom]);
  const scrolled = ({ currentTarget: seen }: { currentTarget: HTMLElement }) => {
    centre.current = {
      x: (seen.scrollLeft + seen.clientWidth / 2) / seen.scrollWidth,
      y: (seen.scrollTop + seen.clientHeight / 2) / seen.scrollHeight,
    };
  };
  const size = `${zooms[zoom]}%`;
  return (
    <figure>
      <div
        ref={stage}
        className={classes(css.stage, zoom > 0 && css.large)}
        role="group"
        aria-label={photos[at]?.alt}
        {...(zoom > 0
          ? { tabIndex: 0, onScroll: scrolled, onPointerMove: drag }
          : { tabIndex: -1 })}
        onDoubleClick={onZoom}
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
                sizes={zoom > 0 ? '1600px' : '100vw'}
                priority
                className={shown ? css.photo : css.ahead}
                style={shown ? { width: size, height: size } : {}}
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
