import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import css from './DetailSection.module.css';

interface Props {
  id: string;
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A titled section of a property's page. */
export function DetailSection({ id, title, className, children }: Props) {
  return (
    <section className={classes(css.section, className)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
