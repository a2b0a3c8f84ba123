import { useEffect, useRef } from 'react';
import { useLayer } from '../router/useLayer.ts';

/** A modal dialog. Escape, Back and its own button close it; each of them fires its event `close`. */
export function useModal(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);
  useLayer(isOpen, () => dialog.current?.close());
  return dialog;
}
