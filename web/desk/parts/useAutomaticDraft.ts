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
  const tried = useRef<Parts['typed'] | null>(null);
  useEffect(() => {
    if (!changed || busy || typed === tried.current) return;
    const timer = setTimeout(() => {
      tried.current = typed;
      save.current();
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, busy, changed]);
}
