/** Whether the visitor prefers reduced motion. Browsers only: not while rendering. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
