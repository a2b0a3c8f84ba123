import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import css from './PropertyGrid.module.css';

interface Props {
  /** Not a list of results: a property opened from here gets no links to its neighbours. */
  aside?: boolean;
  /** On phones the cards lie down: one photo beside the words. */
  lying?: boolean;
  children: ReactNode;
}

/** Cards side by side, with names, prices and facts aligned across a row. */
export function PropertyGrid({ aside, lying, children }: Props) {
  return (
    <div className={classes(css.cards, lying && css.lying)} data-list={aside ? undefined : ''}>
      {children}
    </div>
  );
}
