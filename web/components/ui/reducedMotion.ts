/** Whether the visitor wants no motion. Never asked while rendering. */
export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
