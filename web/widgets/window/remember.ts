/**
 * Lets the service worker cache the pages with their pictures, so that the screen starts again while the site cannot be reached. A worker
 * of a newer program waits as long as the screen is on, and deletes the caches of the old one when it is switched on again: it has its
 * own by then.
 */
export async function remember(pages: readonly string[]) {
  if (!navigator.serviceWorker) return;
  await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  const { active, waiting } = await navigator.serviceWorker.ready;
  const sources = [...document.querySelectorAll('script[src]')];
  const files = sources.map((one) => (one as HTMLScriptElement).src).concat(loaded());
  for (const page of pages) {
    const shown = { page: new URL(page, location.href).href, files };
    active?.postMessage(shown);
    waiting?.postMessage(shown);
  }
}

/** The pictures and fonts that this page has loaded. */
function loaded(): string[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries
    .filter(({ initiatorType }) => /img|css|link/.test(initiatorType))
    .map(({ name }) => name);
}
