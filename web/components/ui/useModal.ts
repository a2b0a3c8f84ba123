import { useEffect, useRef } from 'react';
import { useLayer } from '../../app/router/useLayer.ts';

/** A dialog over the page that Escape, Back and its own button close; all of them end in its event `close`. */
export function useModal(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);
  useLayer(isOpen, () => dialog.current?.close());
  return dialog;
}
