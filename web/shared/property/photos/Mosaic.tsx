import { type ReactNode, type UIEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Mosaic_photos$key } from '../../../__generated__/Mosaic_photos.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import css from './Mosaic.module.css';
import { useLightbox } from './useLightbox.tsx';

// On phones a little less than the real width, as for cards (cardSizes.ts).
const firstSizes = '(min-width: 82rem) 41rem, (min-width: 48rem) 66vw, 78vw';
const restSizes = '(min-width: 72rem) 20rem, (min-width: 48rem) 33vw, 78vw';

interface Props {
  photos: Mosaic_photos$key;
  /** At the top of the page: the first photo loads at once. */
  first?: boolean;
  /** The view transition name under which the first photo grows out of the clicked card. */
  name?: string;
  /** Shown over the first photo. */
  children?: ReactNode;
}

/** Up to five photos side by side; on phones all of them, to swipe. A click opens the lightbox. */
export function Mosaic({ first = false, name, children, ...props }: Props) {
  const intl = useIntl();
  const [seen, setSeen] = useState(0);
  const photos = useFragment(
    graphql`
      fragment Mosaic_photos on Photo @relay(plural: true) {
        url
        alt
        ...Photo_photo
        ...Lightbox_photos
      }
    `,
    props.photos,
  );
  const { open, preload, lightbox } = useLightbox(photos);
  if (photos.length === 0) return null;
  const counter = (at: number) => ({ photo: String(at + 1), photos: String(photos.length) });
  const follow = ({ currentTarget: strip }: UIEvent<HTMLElement>) =>
    setSeen(Math.round(strip.scrollLeft / strip.clientWidth));
  return (
    <div className={css.mosaic}>
      {children}
      <div className={css.photos} data-photos={layout(photos.length)} onScroll={follow}>
        {photos.map((photo, i) => (
          <button
            key={photo.url}
            type="button"
            aria-label={intl.formatMessage({ id: 'property.enlarge' }, counter(i))}
            aria-description={photo.alt}
            onClick={() => open(i)}
            {...preload}
          >
            <Photo
              photo={photo}
              sizes={i === 0 ? firstSizes : restSizes}
              priority={first && i === 0}
              style={name && i === 0 ? { viewTransitionName: name } : {}}
            />
          </button>
        ))}
      </div>
      {photos.length > 1 && (
        <Button className={css.all} onClick={() => open(seen)} {...preload}>
          <Icon name="grid" />
          {intl.formatMessage({ id: 'property.allPhotos' }, { photos: String(photos.length) })}
          <span aria-hidden="true">{`${seen + 1}/${photos.length}`}</span>
        </Button>
      )}
      {lightbox}
    </div>
  );
}

/** The layout: of one photo, two, three or five; four are laid out as three. */
function layout(photos: number): number {
  if (photos >= 5) return 5;
  return Math.min(photos, 3);
}
