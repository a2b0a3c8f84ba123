import { type RefObject, useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { CardPhotosQuery } from '../../../__generated__/CardPhotosQuery.graphql.ts';
import { useLanguage } from '../../../app/i18n/language.tsx';
import { graphLanguage } from '../../../app/i18n/languages.ts';
import { useAnswer } from '../../../app/relay/useAnswer.ts';
import { classes } from '../../../components/ui/classes.ts';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { Photo } from '../../../components/ui/Photo.tsx';
import css from './CardPhotos.module.css';
import { useCardSteps } from './useCardSteps.ts';

export interface CardPhotosProps {
  number: number;
  card: RefObject<HTMLElement | null>;
  sizes: string;
}

/**
 * The photos of a card after its first, by swipe, by arrow keys on its link and by buttons where there is a mouse. They are asked for
 * with the first step, or when a button for it is pointed at, and fetched one by one: the one that is shown and the one after it.
 */
export function CardPhotos({ number, card, sizes }: CardPhotosProps) {
  const intl = useIntl();
  const [steps, setSteps] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);
  const ask = () => setAsked(true);
  const step = (by: number) => {
    ask();
    setSteps((now) => (now ?? 0) + by);
  };
  useCardSteps(card, step);
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
      onPointerEnter={ask}
      onClick={() => step(by)}
    />
  );
  return (
    <>
      {asked && <Others {...{ number, sizes, steps }} />}
      {button('chevronLeft', 'property.previousPhoto', -1)}
      {button('chevronRight', 'property.nextPhoto', 1)}
    </>
  );
}

interface OthersProps {
  number: number;
  sizes: string;
  /** How far the visitor went; null before the first step. */
  steps: number | null;
}

function Others({ number, sizes, steps }: OthersProps) {
  const intl = useIntl();
  const language = graphLanguage(useLanguage());
  const { answer } = useAnswer<CardPhotosQuery>(document, { language, number }, 0);
  const photos = answer?.property?.photos ?? [];
  const count = photos.length;
  if (count < 2) return null;
  const at = around(steps ?? 0, count);
  const isUsed = steps !== null;
  return (
    <>
      {photos.map((photo, place) => {
        const isAhead = place === around(at + 1, count);
        if (!isUsed || place === 0 || (place !== at && !isAhead)) return null; // the first is under them
        const look = classes(css.photo, place !== at && css.ahead);
        return <Photo key={photo.url} photo={photo} sizes={sizes} priority className={look} />;
      })}
      <span className={classes(css.counter, isUsed && css.used)} aria-live="polite">
        <span aria-hidden="true">{`${at + 1}/${count}`}</span>
        {isUsed && (
          <span className="hidden-text">
            {intl.formatMessage(
              { id: 'property.photo' },
              { photo: String(at + 1), photos: String(count) },
            )}
          </span>
        )}
      </span>
    </>
  );
}

/** A place that so many steps lead to: after the last comes the first. */
function around(steps: number, count: number): number {
  return ((steps % count) + count) % count;
}

const document = graphql`
  query CardPhotosQuery($language: Language!, $number: Int!) {
    property(language: $language, number: $number) {
      photos {
        url
        ...Photo_photo
      }
    }
  }
`;
