import { useEffect } from 'react';

/** Calls `open` with Ctrl K, also while somebody types; not in a dialog. */
export function useCtrlK(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey)
        return;
      event.preventDefault(); // it is the browser's own search elsewhere
      if (!document.querySelector('dialog[open]')) open();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [open]);
}
