// In milliseconds, whatever the way (specification section 2): browsers' own smooth scrolling takes as long as they like.
const duration = 500;

/** Scrolls to the top of the page, slowing down; at once for visitors who want no motion. It stops as soon as the visitor scrolls. */
export function scrollToTop(): void {
  const to = (top: number) => window.scrollTo({ top, behavior: 'instant' });
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    to(0);
    return;
  }
  const [from, began, ended] = [window.scrollY, performance.now(), new AbortController()];
  for (const own of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(own, () => ended.abort(), { signal: ended.signal, passive: true });
  const step = (now: number) => {
    if (ended.signal.aborted) return;
    const left = Math.max(1 - (now - began) / duration, 0);
    const top = Math.floor(from * left ** 3); // else the last steps, of less than a pixel, would undo what a visitor scrolls meanwhile
    to(top);
    if (top > 0) requestAnimationFrame(step);
    else ended.abort();
  };
  requestAnimationFrame(step);
}
