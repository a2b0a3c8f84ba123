/** How long a page may arrive without growing, in milliseconds, until its connection counts as broken. */
const patience = 10_000;

/**
 * Waits for the end of a page that arrives slowly: a script from the cache runs before it, and would find half a page without data. Of a
 * connection that breaks Chromium says nothing, as if the page were still loading. So one that grows no more is stopped; the app requests
 * what is missing.
 */
export async function arrived(): Promise<void> {
  const changed = new Promise((done) => {
    document.addEventListener('readystatechange', done);
  });
  for (let before = -1, size = 0; document.readyState === 'loading'; before = size) {
    size = document.documentElement.textContent.length;
    if (size === before) return stop();
    await Promise.race([changed, new Promise((done) => setTimeout(done, patience))]);
  }
}
