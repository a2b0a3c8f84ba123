import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LightboxPhotos_photos$key } from '../../../__generated__/LightboxPhotos_photos.graphql.ts';
import { classes } from '../../../components/ui/classes.ts';
import { Photo } from '../../../components/ui/Photo.tsx';
import css from './Lightbox.module.css';

interface Props {
  photos: LightboxPhotos_photos$key;
  at: number;
  large: boolean;
  onLarge: () => void;
}

/** The photo that is shown with its caption; its neighbours are loaded ahead. A double click zooms. */
export function LightboxPhotos({ at, large, onLarge, ...props }: Props) {
  const stage = useRef<HTMLDivElement>(null);
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
    if (!large || !current) return;
    current.scrollTo(
      (current.scrollWidth - current.clientWidth) / 2,
      (current.scrollHeight - current.clientHeight) / 2,
    );
    current.focus();
  }, [large]);
  return (
    <figure>
      <div
        ref={stage}
        className={classes(css.stage, large && css.large)}
        role="group"
        aria-label={photos[at]?.alt}
        {...(large && { tabIndex: 0 })}
        onDoubleClick={onLarge}
      >
        {photos.map((photo, i) => {
          const loaded = Math.abs(i - at) <= 1;
          const className = i === at ? css.photo : css.ahead;
          const sizes = large ? '1600px' : '100vw';
          return (
            loaded && (
              <Photo key={photo.url} photo={photo} sizes={sizes} priority className={className} />
            )
          );
        })}
      </div>
      <figcaption>{photos[at]?.alt}</figcaption>
    </figure>
  );
}
