import { type ReactNode, useId } from 'react';
import css from './Part.module.css';

/** A titled part of the owner's page. `empty` is shown in place of the children. */
export function Part(props: {
  title: string;
  empty?: string | false | undefined;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <header className="head">
        <h2 id={id}>{props.title}</h2>
      </header>
      {props.empty ? <p className="soft">{props.empty}</p> : props.children}
    </section>
  );
}
