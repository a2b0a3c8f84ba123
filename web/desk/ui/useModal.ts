import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A dialog that is modal as long as it is rendered. What is marked with data-first has the focus, else its first button; then the focus
 * goes back to where it was. It opens before the effects of what is in it, which may then move the focus.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const own = dialog.current;
    const before = document.activeElement;
    if (own && !own.open) own.showModal();
    own?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      own?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return dialog;
}
