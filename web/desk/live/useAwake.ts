import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Whether this window listens to what happens: it is visible, or it is the one hidden window that listens for all, because a browser has
 * few connections.
 */
export function useAwake(): boolean {
  const seen = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  const [listens, setListens] = useState(false);
  useEffect(() => {
    const over = new AbortController();
    const until = new Promise((done) => over.signal.addEventListener('abort', done));
    navigator.locks
      ?.request('desk.live', { signal: over.signal }, () => {
        setListens(true);
        return until;
      })
      .catch(() => {}); // aborted: another window held the lock until this one was closed
    return () => over.abort();
  }, []);
  return seen || listens;
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
