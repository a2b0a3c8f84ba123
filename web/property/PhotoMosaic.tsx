import { type UIEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PhotoMosaic_property$key } from '../__generated__/PhotoMosaic_property.graphql.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Photo } from '../ui/Photo.tsx';
import { Ribbon } from '../ui/Ribbon.tsx';
import { Lightbox } from './Lightbox.tsx';
import css from './PhotoMosaic.module.css';
import { photoName } from './photoName.ts';

const firstSizes = '(min-width: 82rem) 41rem, (min-width: 48rem) 66vw, 100vw';
const restSizes = '(min-width: 72rem) 20rem, (min-width: 48rem) 33vw, 100vw';

/** The first photos side by side; on phones all of them, to swipe. A photo opens the lightbox. */
export function PhotoMosaic(props: { property: PhotoMosaic_property$key }) {
  const intl = useIntl();
  const [seen, setSeen] = useState(0);
  const [open, setOpen] = useState<number | null>(null);
  const { number, marquee, photos } = useFragment(
    graphql`
      fragment PhotoMosaic_property on Property {
        number
        marquee {
          code
          name
        }
        photos {
          url
          ...Photo_photo
          ...Lightbox_photos
        }
      }
    `,
    props.property,
  );
  if (photos.length === 0) return null;
  const counter = (at: number) => ({ photo: String(at + 1), photos: String(photos.length) });
  const follow = ({ currentTarget: strip }: UIEvent<HTMLElement>) =>
    setSeen(Math.round(strip.scrollLeft / strip.clientWidth));
  return (
    <div className={css.mosaic}>
      <Ribbon marquee={marquee} className={css.ribbon} />
      <div className={css.photos} data-photos={shape(photos.length)} onScroll={follow}>
        {photos.map((photo, i) => (
          <button
            key={photo.url}
            type="button"
            aria-label={intl.formatMessage({ id: 'property.enlarge' }, counter(i))}
            onClick={() => setOpen(i)}
          >
            <Photo
              photo={photo}
              decorative
              sizes={i === 0 ? firstSizes : restSizes}
              priority={i === 0}
              style={i === 0 ? { viewTransitionName: photoName(number) } : {}}
            />
          </button>
        ))}
      </div>
      <Button className={css.all} onClick={() => setOpen(seen)}>
        <Icon name="grid" />
        {intl.formatMessage({ id: 'property.photo' }, counter(seen))}
      </Button>
      <Lightbox photos={photos} at={open} onShow={setOpen} />
    </div>
  );
}

/** Which of the four layouts: one photo, two, three, or five; four are shown as three. */
function shape(photos: number): number {
  if (photos >= 5) return 5;
  return Math.min(photos, 3);
}
