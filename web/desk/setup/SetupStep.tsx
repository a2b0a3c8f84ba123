import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Failure } from '../app/failure.ts';
import { useText } from '../app/texts.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import css from './Setup.module.css';

interface Props {
  title: string;
  text?: ReactNode;
  /** What goes on says; the key Enter does the same. */
  button: string;
  busy: boolean;
  failed: Failure | null;
  send: () => void;
  back?: (() => void) | undefined;
  skip?: (() => void) | undefined;
  /** Stands at the foot, at the left. */
  note?: ReactNode;
  children: ReactNode;
}

/** A step: its fields, and at the foot the ways on and back. Its first field has the focus, after a mistake the first wrong one. */
export function SetupStep({
  title,
  text,
  button,
  busy,
  failed,
  send,
  back,
  skip,
  note,
  children,
}: Props) {
  const say = useText();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>(
      'input:not([type=file], [type=checkbox])',
    );
    (first ?? form.current?.querySelector('h1'))?.focus();
  }, []);
  useEffect(() => {
    if (!busy) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [busy]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      <div className={css.fields}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {text && <p className={css.text}>{text}</p>}
        </div>
        <Wrong failed={failed} text={false} />
        {children}
      </div>
      <footer className={css.foot}>
        {back && (
          <DeskButton variant="plain" onClick={back}>
            {say('setup.back')}
          </DeskButton>
        )}
        {note && <span className="small soft">{note}</span>}
        <span className={css.end} />
        {skip && (
          <DeskButton variant="plain" onClick={skip}>
            {say('setup.skip')}
          </DeskButton>
        )}
        <DeskButton type="submit" variant="primary" busy={busy}>
          {button}
        </DeskButton>
      </footer>
    </form>
  );
}
