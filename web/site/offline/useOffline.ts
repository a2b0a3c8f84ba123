import { useEffect } from 'react';
import { isPrivate } from '../../shared/router/isPrivate.ts';
import { styleSheet } from '../../shared/router/loadStyles.ts';
import type { PageLocation } from '../../shared/router/page.ts';
import type { ShownPage } from './cacheShown.ts';

/**
 * Registers the service worker and sends it every page that is shown, to be cached for offline use. Not sent are pages for one visitor
 * alone, and any page when the browser saves data. A failure is only logged (specification section 7).
 */
export function useOffline(page: PageLocation): void {
  useEffect(() => {
    const log = (result: unknown) => console.info('service worker', result);
    navigator.serviceWorker?.register('/service-worker.js').then(log, log);
  }, []);
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (isPrivate(page) || connection?.saveData) return;
    const shown: ShownPage = {
      page: location.origin + page.pathname + page.search,
      files: files(),
    };
    navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(shown));
  }, [page]);
}

/**
 * The files that this document loaded before a worker controlled it; a controlling worker has cached them itself. And the style sheet,
 * which the next page needs.
 */
function files(): string[] {
  const next = new URL(styleSheet() ?? '', location.href).href;
  if (navigator.serviceWorker?.controller) return [next];
  return [next, ...performance.getEntriesByType('resource').map(({ name }) => name)];
}
