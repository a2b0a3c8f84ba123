import type { ReactNode } from 'react';
import css from './Screen.module.css';

interface Props {
  title: string;
  text: ReactNode;
  /** The buttons. */
  children?: ReactNode;
  /** A search form between the words and the buttons. */
  search?: ReactNode;
  /** A photo of what is gone. */
  photo?: ReactNode;
  /** A drawing over the title. */
  sign?: ReactNode;
}

/** A page with a single message: not found, sold, rented, thank you. */
export function Screen({ title, text, children, search, photo, sign }: Props) {
  return (
    <section className={`wrap ${css.screen}`}>
      {sign}
      <h1>{title}</h1>
      <p className={css.text}>{text}</p>
      {search}
      {children != null && <div className={css.buttons}>{children}</div>}
      {photo}
    </section>
  );
}
