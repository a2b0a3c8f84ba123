import type { ReactNode } from 'react';
import css from './TitleRow.module.css';

/** The heading of a page that does not open with a photo: its title left, a sentence right. */
export function TitleRow({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={`split ${css.row}`}>
      <h1>{title}</h1>
      {children != null && <p className="soft">{children}</p>}
    </header>
  );
}
