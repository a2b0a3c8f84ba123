import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import section from './DetailSection.module.css';
import css from './LaterSection.module.css';

interface Props {
  id: string;
  title: string;
  /** What stands beside the title while it is closed. */
  hint?: string | undefined;
  /** The visitor asked for it already. */
  open?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A titled section for later: closed until its title is chosen. The browser opens and closes it by itself, so that it works without
 * scripts; its text is in the document for who searches in it, and prints.
 */
export function LaterSection({ id, title, hint, open, className, children }: Props) {
  return (
    <section className={classes(section.section, css.later, className)} aria-labelledby={id}>
      <details open={open}>
        <summary>
          <h2 id={id}>{title}</h2>
          {hint && <span>{hint}</span>}
        </summary>
        {children}
      </details>
    </section>
  );
}
