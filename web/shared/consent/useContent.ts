import { useSyncExternalStore } from 'react';
import { mayLoadContent, onChoice } from './stored.ts';

/** Whether third-party content may load. False on the server and in the first render. */
export function useContent(): boolean {
  return useSyncExternalStore(onChoice, mayLoadContent, () => false);
}
