import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import css from './Step.module.css';

interface Props {
  title: string;
  text?: ReactNode;
  /** Absent where nothing is sent. */
  send?: () => void;
  children: ReactNode;
}

/** A step of signing in. Its first field, else its title, has the focus. */
export function Step({ title, text, send, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = root.current?.querySelector<HTMLElement>('input:not([type=radio])');
    (first ?? root.current?.querySelector('h1'))?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send?.();
  };
  return (
    <div ref={root}>
      <h1 tabIndex={-1}>{title}</h1>
      {text && <p className="soft">{text}</p>}
      {send ? (
        <form className={css.step} onSubmit={submit} noValidate>
          {children}
        </form>
      ) : (
        <div className={css.step}>{children}</div>
      )}
    </div>
  );
}

/** What else can be done at a step, left and right under its button. */
export function StepLinks({ children }: { children: ReactNode }) {
  return <p className={css.links}>{children}</p>;
}

export function StepLink({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={css.link} onClick={onClick}>
      {children}
    </button>
  );
}
