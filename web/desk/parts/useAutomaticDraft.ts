import { useEffect, useRef } from 'react';
import type { Parts } from './editedParts.ts';

/** How long nothing is typed before the draft is saved, in milliseconds. */
const pause = 2000;

/**
 * Saves the draft some time after typing stops, what was typed during a save too. What was refused waits until something else is typed.
 */
export function useAutomaticDraft(edit: Parts, changed: boolean): void {
  const save = useRef(edit.saveDraft);
  save.current = edit.saveDraft;
  const { typed, busy } = edit;
  const tried = useRef<Parts['typed'] | null>(null); // what was typed when the last save began, also one by hand
  const wasBusy = useRef(false);
  useEffect(() => {
    if (busy && !wasBusy.current) tried.current = typed;
    wasBusy.current = busy;
    if (!changed || busy || typed === tried.current) return;
    const timer = setTimeout(() => save.current(), pause);
    return () => clearTimeout(timer);
  }, [typed, busy, changed]);
}
