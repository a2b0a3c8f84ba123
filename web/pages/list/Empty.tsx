import type { ReactNode } from 'react';
import css from './Empty.module.css';

/** What a list says when it has nothing to show, with ways to find more. */
export function Empty({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
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
