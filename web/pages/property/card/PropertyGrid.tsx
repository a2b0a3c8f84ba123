import type { ReactNode } from 'react';
import css from './PropertyGrid.module.css';

interface Props {
  /** Not a list that one goes through: a visitor who opens a card does not come from a list of results. */
  aside?: boolean;
  children: ReactNode;
}

/** Cards side by side; names, prices and facts line up across a row. */
export function PropertyGrid({ aside, children }: Props) {
  return (
    <div className={css.cards} data-list={aside ? undefined : ''}>
      {children}
    </div>
  );
}
