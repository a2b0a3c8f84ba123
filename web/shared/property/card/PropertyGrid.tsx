import type { ReactNode } from 'react';
import css from './PropertyGrid.module.css';

interface Props {
  /** Not a list of results: a property opened from here gets no links to its neighbours. */
  aside?: boolean;
  children: ReactNode;
}

/** Cards side by side, with names, prices and facts aligned across a row. */
export function PropertyGrid({ aside, children }: Props) {
  return (
    <div className={css.cards} data-list={aside ? undefined : ''}>
      {children}
    </div>
  );
}
