import type { ReactNode } from 'react';
import { classes } from '../../../../shared/ui/classes.ts';
import css from './Sheet.module.css';

interface Props {
  children: ReactNode;
  className?: string | undefined;
  /** Its content goes on over as many sheets as it needs. */
  flows?: boolean;
}

/** A sheet of paper of a brochure. What does not fit on it goes on over another, so that nothing is cut off. */
export function Sheet({ children, className, flows = false }: Props) {
  return (
    <section className={classes(css.sheet, className)} data-sheet={flows ? 'flow' : 'one'}>
      {children}
    </section>
  );
}
