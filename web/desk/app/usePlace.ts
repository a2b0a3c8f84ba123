import { useMemo, useSyncExternalStore } from 'react';
import { addressOf, type Place, placeOf } from './place.ts';

const listeners = new Set<() => void>();

/** The place that the address bar shows. */
export function usePlace(): Place {
  const address = useSyncExternalStore(subscribe, addressShown);
  return useMemo(() => placeOf(new URL(address, location.origin)), [address]);
}

const addressShown = () => location.pathname + location.search + location.hash;

/** Goes to a place as a link does. From a dialog it replaces the history entry, so that Back does not open the dialog again. */
export function go(place: Parameters<typeof addressOf>[0]): void {
  history[history.state?.dialog ? 'replaceState' : 'pushState'](null, '', addressOf(place));
  scrollTo(0, 0);
  announce();
}

/** Changes the address of the screen that is shown, without an entry for Back. */
export function become(place: Parameters<typeof addressOf>[0]): void {
  history.replaceState(null, '', addressOf(place));
  announce();
}

/** Tells those who show the address that it changed. */
export function announce(): void {
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}
