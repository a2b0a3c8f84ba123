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
import { Photo } from '../../ui/Photo.tsx';
import css from './CardPhotos.module.css';
import { useCardKeys } from './useCardKeys.ts';

export interface CardPhotosProps {
  number: number;
  /** The photo that the strip shows. */
  at: number;
  /** How many the strip has. */
  count: number;
  card: RefObject<HTMLElement | null>;
  sizes: string;
}

/**
 * The photos of a card after its first, each in its place of the strip, which scrolls by touch. Arrow keys on the card's link
 * turn them too, and S saves the property; where there is a mouse there are buttons. Their addresses are requested when one of
 * these is used or pointed at or the strip begins to scroll, not at a tap, which opens the property; each loads when it is the next.
 */
export function CardPhotos({ number, at, count, card, sizes }: CardPhotosProps) {
  const intl = useIntl();
  const [requested, setRequested] = useState(false);
  const request = () => setRequested(true);
  const show = (photo: number) => {
    const strip = stripOf(card.current);
    strip?.scrollTo({ left: photo * strip.clientWidth });
  };
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
  const strip = stripOf(card.current);
  useEffect(() => {
    const scrolls = () => setRequested(true);
    strip?.addEventListener('scroll', scrolls, { once: true });
    return () => strip?.removeEventListener('scroll', scrolls);
  }, [strip]);
  return (
    <>
      {(requested || at > 0) && strip && <OtherPhotos {...{ number, at, strip, sizes }} />}
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
  sizes: string;
}

/** The photos up to the next one, in their places. */
function OtherPhotos({ number, at, strip, sizes }: OtherPhotosProps) {
  const language = graphLanguage(useLanguage());
  const { answer } = useAnswer<CardPhotosQuery>(query, { language, number }, 0);
  const [reached, setReached] = useState(at);
  if (at > reached) setReached(at);
  return answer?.property?.photos.map((photo, i) => {
    const place = strip.children[i];
    return i > 0 && i <= reached + 1 && place
      ? createPortal(<Photo photo={photo} sizes={sizes} priority />, place, photo.url)
      : null;
  });
}

function stripOf(card: HTMLElement | null) {
  return card?.querySelector('a');
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
