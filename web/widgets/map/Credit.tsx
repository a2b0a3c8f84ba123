import type { ReactNode } from 'react';
import css from './Credit.module.css';

/** Where a map comes from, in its corner. */
export function Credit({ children }: { children: ReactNode }) {
  return <small className={css.credit}>{children}</small>;
}
