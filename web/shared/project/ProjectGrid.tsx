import type { ReactNode } from 'react';
import css from './ProjectGrid.module.css';

/** Project cards side by side. */
export function ProjectGrid({ children }: { children: ReactNode }) {
  return <div className={css.projects}>{children}</div>;
}
