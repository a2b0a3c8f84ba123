import type { ReactNode } from 'react';
import css from './PropertyGrid.module.css';

/** Cards side by side; names, prices and facts line up across a row. */
export function PropertyGrid({ children }: { children: ReactNode }) {
  return <div className={css.cards}>{children}</div>;
}
