import { type RefObject, useState } from 'react';
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
import { useCardSteps } from './useCardSteps.ts';

export interface CardPhotosProps {
  number: number;
  card: RefObject<HTMLElement | null>;
  sizes: string;
}

/**
 * The photos of a card after its first, by swipe, by arrow keys on its link and by buttons where there is a mouse. Their
 * addresses are requested at the first step or when a button is pointed at; only the photo shown and the next are loaded.
 */
export function CardPhotos({ number, card, sizes }: CardPhotosProps) {
  const intl = useIntl();
  const [steps, setSteps] = useState<number | null>(null);
  const [requested, setRequested] = useState(false);
  const request = () => setRequested(true);
  const step = (by: number) => {
    request();
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
      onPointerEnter={request}
      onClick={() => step(by)}
    />
  );
  return (
    <>
      {requested && <OtherPhotos {...{ number, sizes, steps }} />}
      {button('chevronLeft', 'property.previousPhoto', -1)}
      {button('chevronRight', 'property.nextPhoto', 1)}
    </>
  );
}

interface OtherPhotosProps {
  number: number;
  sizes: string;
  /** How many photos the visitor stepped on, backwards negative; null before the first step. */
  steps: number | null;
}

function OtherPhotos({ number, sizes, steps }: OtherPhotosProps) {
  const intl = useIntl();
  const language = graphLanguage(useLanguage());
  const { answer } = useAnswer<CardPhotosQuery>(query, { language, number }, 0);
  const photos = answer?.property?.photos ?? [];
  const count = photos.length;
  if (count < 2) return null;
  const at = wrapped(steps ?? 0, count);
  const isUsed = steps !== null;
  return (
    <>
      {photos.map((photo, i) => {
        const isNext = i === wrapped(at + 1, count);
        if (!isUsed || i === 0 || (i !== at && !isNext)) return null; // the first photo is part of the card, and these lie over it
        const className = classes(css.photo, i !== at && css.ahead);
        return <Photo key={photo.url} photo={photo} sizes={sizes} priority className={className} />;
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

/** The index after so many steps from the first photo: after the last comes the first. */
function wrapped(steps: number, count: number): number {
  return ((steps % count) + count) % count;
}

const query = graphql`
  query CardPhotosQuery($language: Language!, $number: Int!) {
    property(language: $language, number: $number) {
      photos {
        url
        ...Photo_photo
      }
    }
  }
`;
