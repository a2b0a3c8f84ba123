import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { classes } from '../classes.ts';
import { IconButton } from '../IconButton.tsx';
import css from './Carousel.module.css';
import { PauseButton } from './PauseButton.tsx';
import { useDrag } from './useDrag.ts';
import { useSlideshow } from './useSlideshow.ts';

interface Props {
  count: number;
  picture: (index: number) => ReactNode;
  /** The element on which a pointer or the focus pauses the pictures. */
  around: HTMLElement;
  /** The element that the controls are rendered into. */
  controls: HTMLElement;
}

/** Pictures that change by themselves, by drag and by button. Each loads when the one before it is shown. */
export function Carousel({ count, picture, around, controls }: Props) {
  const intl = useIntl();
  const { current, stopped, running, show, toggle } = useSlideshow(count, around);
  const { shift, frame } = useDrag(current, count, show);
  const [reached, setReached] = useState(1);
  if (current >= reached) setReached(current + 1);
  const indexes = Array.from({ length: count }, (_, index) => index);
  const named = (index: number) =>
    intl.formatMessage({ id: 'motion.place' }, { number: index + 1, count });
  return (
    <section
      className={css.carousel}
      aria-roledescription="carousel"
      aria-label={intl.formatMessage({ id: 'motion.carousel' })}
    >
      <div className={css.frame} aria-live={running ? 'off' : 'polite'} {...frame}>
        <div
          className={classes(css.track, shift !== null && css.dragged)}
          style={{ translate: `calc(${-100 * current}% + ${shift ?? 0}px)` }}
        >
          {indexes.map((index) => (
            <div key={index} role="group" aria-label={named(index)} aria-hidden={index !== current}>
              {index <= reached && picture(index)}
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
            {indexes.map((index) => (
              <button
                key={index}
                type="button"
                aria-label={named(index)}
                aria-current={index === current || undefined}
                onClick={() => show(index)}
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
