import { type CSSProperties, useEffect, useRef } from 'react';
import type { MapPin, MapTexts, PhotosMessage } from '../../../shared/map/message.ts';
import { classes } from '../../../shared/ui/classes.ts';
import type { Group } from '../field.ts';
import { narrow } from '../scene.ts';
import type { Pixel, Size } from '../view.ts';
import css from './Popup.module.css';
import { PopupCard } from './PopupCard.tsx';
import { PopupList } from './PopupList.tsx';
import { countText } from './pinWords.ts';

interface Props {
  /** The group that was opened. */
  group: Group;
  /** Its properties, up to date. */
  pins: readonly MapPin[];
  photos: PhotosMessage | null;
  at: Pixel;
  size: Size;
  texts: MapTexts;
  onClose: () => void;
}

/** The card of a property, or the list of several, beside their pin; in a narrow frame at its foot. */
export function Popup({ group, pins, photos, at, size, texts, onClose }: Props) {
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => dialog.current?.focus({ preventScroll: true }), []);
  const [pin, ...others] = pins;
  const property = others.length === 0 ? pin?.property : null;
  const label = property
    ? `${property.title}, ${property.price}`
    : countText({ pins: [...pins], count: pins.reduce((sum, { count }) => sum + count, 0) }, texts);
  return (
    <div
      ref={dialog}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={classes(css.popup, size.width < narrow && css.foot)}
      {...(size.width < narrow ? {} : { style: beside(at, size, group) })}
    >
      <div className={css.inside}>
        {property ? (
          <PopupCard
            property={property}
            photos={photos?.number === property.number ? photos.photos : []}
            texts={texts}
            about={pin?.exact ? null : texts.about}
          />
        ) : (
          <PopupList pins={pins} title={label} texts={texts} />
        )}
      </div>
      <button type="button" className={css.close} aria-label={texts.close} onClick={onClose}>
        ×
      </button>
    </div>
  );
}

/** The width of a card, and how far it stays from the sides, pixels. */
const [width, edge] = [272, 8];

/** On the side of the pin that has more room. */
function beside(
  { left, top }: Pixel,
  { width: available, height }: Size,
  { appearance }: Group,
): CSSProperties {
  const isUnder = top < height / 2;
  const gap = appearance === 'cluster' || appearance === 'about' ? 28 : isUnder ? 6 : 50;
  const room = (isUnder ? height - top : top) - gap - edge;
  return {
    width,
    left: Math.max(edge, Math.min(available - width - edge, left - width / 2)),
    maxHeight: room,
    ...(isUnder ? { top: top + gap } : { bottom: height - top + gap }),
  };
}
