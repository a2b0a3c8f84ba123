import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where one begins in a dialog: what is marked, else its first field, of radio buttons the one that is chosen. */
const firsts = [
  '[data-first]',
  'form :is(input:not([type="radio"], [type="hidden"]), [type="radio"]:checked, select, textarea):enabled:not([hidden])',
];

/**
 * A dialog that is modal as long as it is rendered. What is marked with data-first has the focus, else its first field, else its first
 * button; what is still read has it once it is there, unless the focus was moved meanwhile. Then the focus goes back to where it was. It
 * opens before the effects of what is in it, which may then move the focus.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const own = dialog.current;
    if (!own) return;
    const before = document.activeElement;
    if (!own.open) own.showModal();
    const opened = document.activeElement;
    const begin = () => {
      const first = firsts.map((one) => own.querySelector<HTMLElement>(one)).find(Boolean);
      if (first && document.activeElement === opened) first.focus();
      return Boolean(first);
    };
    const read = new MutationObserver(() => begin() && read.disconnect());
    if (!begin()) read.observe(own, { childList: true, subtree: true });
    return () => {
      read.disconnect();
      own.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return dialog;
}
