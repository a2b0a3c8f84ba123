import { useSyncExternalStore } from 'react';

let since = navigator.onLine ? null : new Date().toISOString();

/** Since when the browser has no connection, as far as this page knows; null while it has one. */
export const useOfflineSince = () => useSyncExternalStore(subscribe, () => since);

addEventListener('offline', () => {
  since ??= new Date().toISOString();
});
addEventListener('online', () => {
  since = null;
});

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
