import { useSyncExternalStore } from 'react';
import { dialogOf, withDialog } from './dialog.ts';
import { announce, subscribe } from './usePlace.ts';

export interface Dialog {
  /** What the dialog is about, '' for nothing in particular; null while it is closed. */
  readonly about: string | null;
  /** What the history entry holds beside its address. It survives a reload, but is not in a link. */
  readonly held: unknown;
  readonly show: (about?: string, held?: unknown) => void;
  readonly close: () => void;
}

/** Whether an entry of the history is about to be left: a second Back would leave the screen. */
let leaving = false;
const arrived = () => {
  leaving = false;
  if (dialogOf(location.search)) replace(null);
};

/** How many history entries the open dialog has made. */
export const entries = () => Number(history.state?.dialog ?? 0);

/**
 * A dialog of the screen that the address names: a link opens it, Back closes it, and it is still open after a reload. Going to another
 * place closes it too.
 */
export function useDialog(name: string): Dialog {
  const search = useSyncExternalStore(subscribe, () => location.search);
  const shown = dialogOf(search);
  const open = shown?.name === name;
  return {
    about: open ? shown.about : null,
    held: open ? (history.state?.held ?? null) : null,
    show: (about, held) => {
      if (dialogOf(location.search)) replace(name, about, held);
      else push({ dialog: 1, held }, name, about);
    },
    close,
  };
}

/** Adds an entry to the history that names the dialog. */
export function push(state: object, name: string, about?: string): void {
  history.pushState(state, '', withDialog(location, name, about));
  announce();
}

/** Changes the dialog in the address without a new history entry, and what the entry holds if that is given. */
export function replace(name: string | null, about?: string, held?: unknown): void {
  const state = held === undefined ? history.state : { ...history.state, held };
  history.replaceState(state, '', withDialog(location, name, about));
  announce();
}

/** Closes the open dialog: goes back over the history entries that it made. Where a link opened it, the entry stays, without the dialog. */
function close(): void {
  if (leaving || !dialogOf(location.search)) return;
  if (entries() > 0) {
    leaving = true;
    addEventListener('popstate', arrived, { once: true });
    history.go(-entries());
  } else replace(null);
}
