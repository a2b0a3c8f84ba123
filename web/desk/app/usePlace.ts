import { useMemo, useSyncExternalStore } from 'react';
import { addressOf, type Place, placeOf } from './place.ts';

const listeners = new Set<() => void>();

/** The place that the address bar shows. */
export function usePlace(): Place {
  const address = useSyncExternalStore(subscribe, addressShown);
  return useMemo(() => placeOf(new URL(address, location.origin)), [address]);
}

const addressShown = () => location.pathname + location.search + location.hash;

/** Goes to a place as a link does. */
export function go(place: Parameters<typeof addressOf>[0]): void {
  history.pushState(null, '', addressOf(place));
  scrollTo(0, 0);
  for (const listener of listeners) listener();
}

/** Changes the address of the screen that is shown, without an entry for Back. */
export function become(place: Parameters<typeof addressOf>[0]): void {
  history.replaceState(null, '', addressOf(place));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}
