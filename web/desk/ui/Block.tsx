import { type ReactNode, useId } from 'react';
import css from './Block.module.css';

/**
 * A part of a screen under a line, with its title and what stands at the right of it. On a screen with several parts of one
 * title `of` tells them apart, for screen readers only.
 */
export function Block({
  title,
  of,
  beside,
  children,
}: {
  title: string;
  of?: string;
  beside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={css.block} aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {title}
          {of && <span className="hidden-text"> {of}</span>}
        </h2>
        {beside}
      </header>
      {children}
    </section>
  );
}
