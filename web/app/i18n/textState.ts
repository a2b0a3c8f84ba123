import { useSyncExternalStore } from 'react';
import type { Language } from './languages.ts';

/** The loading state of a language's texts. A language that was never requested has none. */
export type TextState = 'pending' | 'loaded' | 'failed';

const states = new Map<Language, TextState>();
const listeners = new Set<() => void>();

/** Follows the loading of a language's texts and hands it on. Texts that were loaded once stay so. */
export function follow<T>(language: Language, loading: Promise<T>): Promise<T> {
  const tell = (state: TextState) => {
    states.set(language, state);
    for (const listener of listeners) listener();
  };
  if (states.get(language) !== 'loaded') {
    tell('pending');
    loading.then(
      () => tell('loaded'),
      () => tell('failed'),
    );
  }
  return loading;
}

/** The state of a language's texts in this browser; the server and the first render know none. */
export function useTextState(language: Language): TextState | undefined {
  return useSyncExternalStore(
    listen,
    () => states.get(language),
    () => undefined,
  );
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
