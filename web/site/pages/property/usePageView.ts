import { useEffect } from 'react';

/**
 * Counts a page view of a property that was opened inside the app. The first page of a document was counted by the server when
 * it was requested; only the router's own history entries have a key.
 */
export function usePageView(number: number): void {
  useEffect(() => {
    if (history.state?.key) navigator.sendBeacon(`/visits/${number}`);
  }, [number]);
}
