import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { PhotoStrip_photos$key } from '../../../__generated__/PhotoStrip_photos.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { Photo } from '../../ui/photo/Photo.tsx';
import type { LightboxTexts } from './lightboxTexts.ts';

interface Props {
  photos: PhotoStrip_photos$key;
  at: number;
  /** The id of the text that names one of these pictures. */
  one: LightboxTexts['one'];
  onShow: (at: number) => void;
  className?: string | undefined;
}

/** Thumbnails of all photos in a row, scrolled to the one that is shown. */
export function PhotoStrip({ at, one, onShow, className, ...props }: Props) {
  const intl = useIntl();
  const strip = useRef<HTMLDivElement>(null);
  const photos = useFragment(
    graphql`
      fragment PhotoStrip_photos on Photo @relay(plural: true) {
        url
        ...Photo_photo
      }
    `,
    props.photos,
  );
  useEffect(() => {
    strip.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  return (
    <div className={className} ref={strip}>
      {photos.map((photo, i) => (
        <button
          key={photo.url}
          type="button"
          aria-current={i === at || undefined}
          aria-label={intl.formatMessage(
            { id: one },
            { photo: String(i + 1), photos: String(photos.length) },
          )}
          onClick={() => onShow(i)}
        >
          <Photo photo={photo} sizes="84px" decorative />
        </button>
      ))}
    </div>
  );
}
