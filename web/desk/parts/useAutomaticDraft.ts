import { useEffect, useRef } from 'react';
import type { Parts } from './editedParts.ts';

/** How long nothing is typed before the draft is saved, in milliseconds. */
const pause = 2000;

/** Saves the draft some time after typing stops. What was refused waits until something else is typed. */
export function useAutomaticDraft(edit: Parts, changed: boolean): void {
  const save = useRef(edit.saveDraft);
  save.current = edit.saveDraft;
  const { typed, busy } = edit;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is typed begins the wait anew
  useEffect(() => {
    if (!changed || busy) return;
    const timer = setTimeout(() => save.current(), pause);
    return () => clearTimeout(timer);
  }, [typed, changed]);
}
