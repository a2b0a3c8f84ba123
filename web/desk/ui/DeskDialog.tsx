import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../app/texts.ts';
import { IconButton } from './DeskButton.tsx';
import css from './DeskDialog.module.css';

interface Props {
  title: string;
  close: () => void;
  children: ReactNode;
}

/** A modal dialog, open as long as it is rendered. What is marked with data-first has the focus, else its first button. Escape closes it, and the focus goes back to where it was. */
export function DeskDialog({ title, close, children }: Props) {
  const say = useText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const own = dialog.current;
    const before = document.activeElement;
    if (own && !own.open) own.showModal();
    own?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      own?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={id} onClose={close}>
      <div className={css.top}>
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" label={say('dialog.close')} onClick={close} />
      </div>
      {children}
    </dialog>
  );
}
