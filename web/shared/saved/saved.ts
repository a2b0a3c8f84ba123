import { useSyncExternalStore } from 'react';

const key = 'gevel-saved';

/** At most so many properties are saved: one page shows them all. */
export const mostSaved = 48;

const none: readonly number[] = [];
const listeners = new Set<() => void>();

/** Whether the last change could be stored; false in a browser without storage. */
let stores = true;

/** What was read or written last, and the text that it was read from. */
let last: { text: string | null; numbers: readonly number[] } = { text: null, numbers: none };

/** The numbers of the properties that this browser saved, the first saved first. None on the server and in the first render. */
export function useSaved(): readonly number[] {
  return useSyncExternalStore(subscribe, saved, () => none);
}

/** Whether what was saved lasts for this visit only, because the browser's storage is forbidden or full. */
export function useUnstored(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !stores,
    () => false,
  );
}

/** What the visitor is told after a property was saved: that there was no room for it, or that it lasts for this visit only. */
export type Trouble = 'full' | 'unstored' | null;

/** Saves a property, or removes it. Nothing changes when so many are saved already that there is no room. */
export function toggleSaved(number: number): Trouble {
  const before = saved();
  if (before.includes(number)) {
    write(before.filter((one) => one !== number));
    return null;
  }
  if (before.length >= mostSaved) return 'full';
  write([...before, number]);
  return stores ? null : 'unstored';
}

/** Saves all of these beside the others, as far as there is room. */
export function saveAll(numbers: readonly number[]): void {
  write([...new Set([...saved(), ...numbers])].slice(0, mostSaved));
}

function saved(): readonly number[] {
  const text = stored(() => localStorage.getItem(key), last.text);
  if (text !== last.text) last = { text, numbers: numbersOf(text) };
  return last.numbers;
}

/** A browser that stores nothing, or is full, keeps them until the page is closed. */
function write(numbers: readonly number[]): void {
  const text = JSON.stringify(numbers);
  const cached = stored(() => {
    localStorage.setItem(key, text);
    return text;
  }, null);
  stores = cached !== null;
  last = { text: cached ?? stored(() => localStorage.getItem(key), null), numbers };
  for (const listener of listeners) listener();
}

function stored(action: () => string | null, otherwise: string | null): string | null {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** Text that this app did not write counts as nothing. */
function numbersOf(text: string | null): readonly number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return none;
    return [...new Set(value.filter((one) => Number.isSafeInteger(one) && one > 0))].slice(
      0,
      mostSaved,
    );
  } catch {
    return none;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener); // another window of the browser
  window.addEventListener('pageshow', listener); // a page that Back restores missed what was saved meanwhile
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
}
