import { type ReactNode, useId } from 'react';
import css from './Block.module.css';

/** A part of a screen under a line, with its title and what stands at the right of it. */
export function Block({
  title,
  beside,
  children,
}: {
  title: string;
  beside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={css.block} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {beside}
      </header>
      {children}
    </section>
  );
}
