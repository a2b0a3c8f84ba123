import { useEffect } from 'react';

/**
 * Tells the server that a visitor travelled to a home, for its owner's counts. The page that a visit begins with was counted when
 * it was asked for; the router writes the entries of all others.
 */
export function usePageView(number: number): void {
  useEffect(() => {
    if (history.state?.key) navigator.sendBeacon(`/visits/${number}`);
  }, [number]);
}
