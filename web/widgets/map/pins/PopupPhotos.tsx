import { useRef, useState } from 'react';
import type { MapPicture, MapTexts } from '../../../shared/map/message.ts';
import stripCss from '../../../shared/property/card/Strip.module.css';
import { classes } from '../../../shared/ui/classes.ts';
import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { pictureSources } from '../../../shared/ui/photo/picture.ts';
import css from './PopupPhotos.module.css';

/** The width of a photo in a card, as `sizes` has it. */
const sizes = '272px';

/** Keyboards and screen readers have the card's own link, in its heading. */
const unheard = { tabIndex: -1, 'aria-hidden': true } as const;

interface Props {
  cover: MapPicture;
  /** All photos of the card once they have come, the cover among them; none before. */
  photos: readonly MapPicture[];
  /** The page of the property. */
  path: string;
  texts: MapTexts;
}

/** The photos of a card, to swipe or to turn with buttons; each loads when it is the next. */
export function PopupPhotos({ cover, photos, path, texts }: Props) {
  const strip = useRef<HTMLAnchorElement>(null);
  const [at, setAt] = useState(0);
  const [reached, setReached] = useState(0);
  const others = photos.filter(({ url }) => url !== cover.url);
  if (at > reached) setReached(at);
  const turn = (by: number) => {
    const { current } = strip;
    current?.scrollTo({ left: (at + by) * current.clientWidth });
  };
  return (
    <>
      <a
        ref={strip}
        href={path}
        target="_top"
        {...unheard}
        className={classes(stripCss.strip, css.strip)}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / clientWidth))
        }
      >
        {[cover, ...others].map((photo, i) => (
          <i key={photo.url}>
            {i <= reached + 1 && (
              <img
                {...pictureSources(photo.url, photo.width, sizes)}
                width={photo.width}
                height={photo.height}
                alt={photo.alt}
              />
            )}
          </i>
        ))}
      </a>
      {others.length > 0 && (
        <>
          <IconButton
            icon="chevronLeft"
            label={texts.previousPhoto}
            className={css.step}
            hidden={at === 0}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon="chevronRight"
            label={texts.nextPhoto}
            className={css.next}
            hidden={at === others.length}
            onClick={() => turn(1)}
          />
        </>
      )}
    </>
  );
}
