import { useEffect } from 'react';
import { isPrivate } from '../router/isPrivate.ts';
import type { PageLocation } from '../router/page.ts';
import type { Visit } from './cacheVisited.ts';

/**
 * Registers the service worker, which caches visited pages for offline use; failure is only logged (specification section
 * 7), and tells it of every page. It is told of no page that is for one visitor alone, and of none where data are to be saved.
 */
export function useOffline(place: PageLocation): void {
  useEffect(() => {
    const log = (result: unknown) => console.info('service worker', result);
    navigator.serviceWorker?.register('/service-worker.js').then(log, log);
  }, []);
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (isPrivate(place) || connection?.saveData) return;
    const visit: Visit = { page: location.origin + place.pathname + place.search, files: loaded() };
    navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(visit));
  }, [place]);
}

/** What this document loaded before a worker controlled it; a controlling worker has cached it itself. */
function loaded(): string[] {
  if (navigator.serviceWorker?.controller) return [];
  return performance.getEntriesByType('resource').map(({ name }) => name);
}
