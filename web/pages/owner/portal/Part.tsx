import { type ReactNode, useId } from 'react';
import css from './Part.module.css';

/** A part of the owner's page under its lintel. `empty` is said when there is nothing in it. */
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
