import { useSyncExternalStore } from 'react';
import type { Language } from './languages.ts';

/** The loading state of a language's texts. A language that was never requested has none. */
type TextState = 'pending' | 'loaded' | 'failed';

const states = new Map<Language, TextState>();
const listeners = new Set<() => void>();

/** Records how the loading of a language's texts goes, and returns it. Texts that were loaded once stay loaded. */
export function trackLoading<T>(language: Language, loading: Promise<T>): Promise<T> {
  const record = (state: TextState) => {
    states.set(language, state);
    for (const listener of listeners) listener();
  };
  if (states.get(language) !== 'loaded') {
    record('pending');
    loading.then(
      () => record('loaded'),
      () => record('failed'),
    );
  }
  return loading;
}

/** The state of a language's texts in this browser; the server and the first render know none. */
export function useTextState(language: Language): TextState | undefined {
  return useSyncExternalStore(
    subscribe,
    () => states.get(language),
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
