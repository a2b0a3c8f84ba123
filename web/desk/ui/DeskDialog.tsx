import { type ReactNode, useId } from 'react';
import { useText } from '../app/texts.ts';
import { IconButton } from './DeskButton.tsx';
import css from './DeskDialog.module.css';
import { useModal } from './useModal.ts';

interface Props {
  title: string;
  close: () => void;
  children: ReactNode;
}

/**
 * A modal dialog, open as long as it is rendered. What is marked with data-first has the focus, else its first field, else its first
 * button. Escape closes it, and the focus goes back to where it was.
 */
export function DeskDialog({ title, close, children }: Props) {
  const say = useText();
  const id = useId();
  const dialog = useModal();
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
