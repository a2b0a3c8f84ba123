import { useMemo, useSyncExternalStore } from 'react';
import type { OwnMessage } from '../../../../shared/map/message.ts';
import { useSaved } from '../../../../shared/saved/saved.ts';
import { seenNumbers } from '../../../../shared/saved/seen.ts';

/** What this browser's visitor saw and saved; the same object while both are the same. */
export function useOwn(): Omit<OwnMessage, 'type'> {
  const saved = useSaved();
  const seen = useSyncExternalStore(
    subscribe,
    () => seenNumbers().join(),
    () => '',
  );
  return useMemo(
    () => ({ saved: [...saved], seen: seen === '' ? [] : seen.split(',').map(Number) }),
    [saved, seen],
  );
}

/** Another window opens a page, or Back shows this one again. */
function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  addEventListener('pageshow', listener);
  return () => {
    removeEventListener('storage', listener);
    removeEventListener('pageshow', listener);
  };
}
