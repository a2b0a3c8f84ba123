import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { isTyping } from '../app/keys.ts';
import { useText } from '../app/texts.ts';
import { Combination } from './Combination.tsx';
import { DeskButton } from './DeskButton.tsx';
import css from './Toast.module.css';

/** How long the message stays, in milliseconds. */
const shown = 10_000;

interface Props {
  /** What is shown; null for nothing. */
  children: ReactNode;
  /** What the message is about; the time begins again when this changes. */
  about: unknown;
  undo: (() => void) | null;
  busy: boolean;
  forget: () => void;
}

/** Says for a while that something was done, and offers to undo it, also with Ctrl Z. */
export function Toast({ children, about, undo, busy, forget }: Props) {
  const say = useText();
  const some = children != null && children !== false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each thing that it tells of
  useEffect(() => {
    if (!some) return;
    const timer = setTimeout(forget, shown);
    return () => clearTimeout(timer);
  }, [some, about]);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !isTyping(event);
      if (!undo || !isUndo || event.defaultPrevented) return; // one press undoes one thing
      event.preventDefault(); // in a field it takes back what was typed
      undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [undo]);
  return (
    <div role="status">
      {some && (
        <p className={css.toast}>
          {children}
          {undo && (
            <DeskButton busy={busy} onClick={undo}>
              {say('lead.undo')} <Combination of="Ctrl Z" />
            </DeskButton>
          )}
        </p>
      )}
    </div>
  );
}
