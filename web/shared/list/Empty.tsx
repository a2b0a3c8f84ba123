import type { ReactNode } from 'react';
import css from './Empty.module.css';

/** A message in place of an empty list, with links to try next. */
export function Empty({
  title,
  text,
  children,
}: {
  title: string;
  text: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className={css.empty}>
      <h2>{title}</h2>
      <p className="soft">{text}</p>
      {children != null && <div className={css.buttons}>{children}</div>}
    </section>
  );
}
