import type { ReactNode } from 'react';
import css from './Columns.module.css';

interface Props {
  /** The present facts of the record, at the right where there is room. */
  aside: ReactNode;
  /** The name of the part at the right. */
  label: string;
  children: ReactNode;
}

/** A record: at the left its course, at the right its present facts. */
export function Columns({ aside, label, children }: Props) {
  return (
    <div className={css.columns}>
      <div>{children}</div>
      <aside aria-label={label}>{aside}</aside>
    </div>
  );
}
