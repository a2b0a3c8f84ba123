import { useSyncExternalStore } from 'react';

/** Whether a condition of CSS holds for the window; not on the server. */
export function useMedia(condition: string): boolean {
  return useSyncExternalStore(
    (change) => {
      const media = matchMedia(condition);
      media.addEventListener('change', change);
      return () => media.removeEventListener('change', change);
    },
    () => matchMedia(condition).matches,
    () => false,
  );
}
