import { useSyncExternalStore } from 'react';
import { letsContentIn, onChoice } from './stored.ts';

/** Whether the visitor lets in what other companies show in our pages. The server and the first render let nothing in. */
export function useContent(): boolean {
  return useSyncExternalStore(onChoice, letsContentIn, () => false);
}
