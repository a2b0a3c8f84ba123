import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import type { CardPhotosQuery } from '../../../__generated__/CardPhotosQuery.graphql.ts';
import { graphql } from '../../answer/fragment.ts';
import { useAnswer } from '../../answer/useAnswer.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { graphLanguage } from '../../i18n/languages.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import css from './CardPhotos.module.css';
import { useCardKeys } from './useCardKeys.ts';

export interface CardPhotosProps {
  number: number;
  card: RefObject<HTMLElement | null>;
}

/**
 * The photos of a card after its first, each in its place of the strip, which scrolls by touch. Arrow keys on the card's link
 * turn them too, and S saves the property; where there is a mouse there are buttons. Their addresses are requested when one of
 * these is used or pointed at or the strip begins to scroll, not at a tap, which opens the property; each loads when it is the next.
 */
export function CardPhotos({ number, card }: CardPhotosProps) {
  const intl = useIntl();
  const [requested, setRequested] = useState(false);
  const [at, setAt] = useState(0); // the photo that the strip shows
  const strip = card.current?.querySelector('a');
  const count = strip?.children.length ?? 0;
  const request = () => setRequested(true);
  const show = (photo: number) => strip?.scrollTo({ left: photo * strip.clientWidth });
  useCardKeys(card, (by) => {
    request();
    show(at + by);
  });
  const button = (
    icon: 'chevronLeft' | 'chevronRight',
    id: 'property.previousPhoto' | 'property.nextPhoto',
    by: number,
  ) => (
    <IconButton
      icon={icon}
      label={intl.formatMessage({ id })}
      tabIndex={-1} // the arrow keys do the same
      className={classes(css.step, by > 0 && css.next)}
      hidden={at + by < 0 || at + by >= count}
      onPointerEnter={request}
      onClick={() => {
        request();
        show(at + by);
      }}
    />
  );
  useEffect(() => {
    if (!strip) return;
    const scrolls = () => {
      setRequested(true);
      setAt(Math.round(strip.scrollLeft / strip.clientWidth));
    };
    if (strip.scrollLeft > 0) scrolls(); // before this was there
    strip.addEventListener('scroll', scrolls);
    return () => strip.removeEventListener('scroll', scrolls);
  }, [strip]);
  useEffect(() => card.current?.style.setProperty('--at', `${at}`), [card, at]); // for the bricks
  return (
    <>
      {requested && strip && <OtherPhotos {...{ number, at, strip }} />}
      {button('chevronLeft', 'property.previousPhoto', -1)}
      {button('chevronRight', 'property.nextPhoto', 1)}
      <span className="hidden-text" aria-live="polite">
        {at > 0 &&
          intl.formatMessage(
            { id: 'property.photo' },
            { photo: String(at + 1), photos: String(count) },
          )}
      </span>
    </>
  );
}

interface OtherPhotosProps {
  number: number;
  at: number;
  strip: Element;
}

/** The photos up to the next one, in their places. */
function OtherPhotos({ number, at, strip }: OtherPhotosProps) {
  const language = graphLanguage(useLanguage());
  const { answer } = useAnswer<CardPhotosQuery>(query, { language, number }, 0);
  const [reached, setReached] = useState(at);
  if (at > reached) setReached(at);
  const sizes = strip.querySelector('img')?.sizes ?? '';
  return answer?.property?.photos.map((photo, i) => {
    const place = strip.children[i];
    return i > 0 && i <= reached + 1 && place
      ? createPortal(<Photo photo={photo} sizes={sizes} priority />, place, photo.url)
      : null;
  });
}

const query = graphql`
  query CardPhotosQuery($language: Language!, $number: Int!) {
    property(language: $language, number: $number) {
      photos(first: 5) {
        url
        ...Photo_photo
      }
    }
  }
`;
