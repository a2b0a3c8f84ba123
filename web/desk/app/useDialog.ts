import { useSyncExternalStore } from 'react';
import { dialogOf, withDialog } from './dialog.ts';
import { announce, subscribe } from './usePlace.ts';

export interface Dialog {
  /** What the dialog is about, '' for nothing in particular; null while it is closed. */
  readonly about: string | null;
  readonly show: (about?: string) => void;
  readonly close: () => void;
}

/** Whether an entry of the history is about to be left: a second Back would leave the screen. */
let leaving = false;
const arrived = () => {
  leaving = false;
};

/**
 * A dialog of the screen that the address names: a link opens it, Back closes it, and it is still open when the page is read again. Going
 * to another place closes it too.
 */
export function useDialog(name: string): Dialog {
  const search = useSyncExternalStore(subscribe, () => location.search);
  const shown = dialogOf(search);
  return {
    about: shown?.name === name ? shown.about : null,
    show: (about) => {
      const entry = dialogOf(location.search) ? history.state : { dialog: true };
      const change = dialogOf(location.search) ? 'replaceState' : 'pushState';
      history[change](entry, '', withDialog(location, name, about));
      announce();
    },
    close,
  };
}

/** Closes the dialog that the address names. The entry that opening it made is left; one that a link opened stays, without it. */
function close(): void {
  if (leaving || !dialogOf(location.search)) return;
  if (history.state?.dialog) {
    leaving = true;
    addEventListener('popstate', arrived, { once: true });
    history.back();
    return;
  }
  history.replaceState(history.state, '', withDialog(location, null));
  announce();
}
