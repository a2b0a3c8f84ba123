import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import css from './Carousel.module.css';
import { classes } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import { PauseButton } from './PauseButton.tsx';
import { useDrag } from './useDrag.ts';
import { useTurns } from './useTurns.ts';

interface Props {
  count: number;
  picture: (place: number) => ReactNode;
  /** Where pointer and focus make the pictures wait. */
  around: HTMLElement;
  /** Where the controls stand. */
  controls: HTMLElement;
}

/** Pictures that take turns: by themselves, by drag, by button. Each is fetched when the one before it is shown. */
export function Carousel({ count, picture, around, controls }: Props) {
  const intl = useIntl();
  const { current, stopped, turning, show, toggle } = useTurns(count, around);
  const { shift, frame } = useDrag(current, count, show);
  const [reached, setReached] = useState(1);
  if (current >= reached) setReached(current + 1);
  const places = Array.from({ length: count }, (_, place) => place);
  const named = (place: number) =>
    intl.formatMessage({ id: 'motion.place' }, { number: place + 1, count });
  return (
    <section
      className={css.carousel}
      aria-roledescription="carousel"
      aria-label={intl.formatMessage({ id: 'motion.carousel' })}
    >
      <div className={css.frame} aria-live={turning ? 'off' : 'polite'} {...frame}>
        <div
          className={classes(css.track, shift !== null && css.dragged)}
          style={{ translate: `calc(${-100 * current}% + ${shift ?? 0}px)` }}
        >
          {places.map((place) => (
            <div key={place} role="group" aria-label={named(place)} aria-hidden={place !== current}>
              {place <= reached && picture(place)}
            </div>
          ))}
        </div>
      </div>
      {createPortal(
        <div className={css.controls}>
          <PauseButton stopped={stopped} onClick={toggle} />
          <IconButton
            icon="chevronLeft"
            label={intl.formatMessage({ id: 'motion.previous' })}
            onClick={() => show(current - 1)}
          />
          <div className={css.dots}>
            {places.map((place) => (
              <button
                key={place}
                type="button"
                aria-label={named(place)}
                aria-current={place === current || undefined}
                onClick={() => show(place)}
              />
            ))}
          </div>
          <IconButton
            icon="chevronRight"
            label={intl.formatMessage({ id: 'motion.next' })}
            onClick={() => show(current + 1)}
          />
        </div>,
        controls,
      )}
    </section>
  );
}
