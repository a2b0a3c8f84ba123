/** Lets the service worker cache the pages with their pictures, so that the screen starts again while the site cannot be reached. */
export async function remember(pages: readonly string[]) {
  if (!navigator.serviceWorker) return;
  await navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  const { active } = await navigator.serviceWorker.ready;
  const sources = [...document.querySelectorAll('script[src]')];
  const files = sources.map((one) => (one as HTMLScriptElement).src).concat(loaded());
  for (const page of pages) {
    active?.postMessage({ page: new URL(page, location.href).href, files });
  }
}

/** The pictures and fonts that this page has loaded. */
function loaded(): string[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries
    .filter(({ initiatorType }) => /img|css|link/.test(initiatorType))
    .map(({ name }) => name);
}
