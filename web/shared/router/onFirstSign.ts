/** What visitors do before they follow a link. A scroll is none: the browser scrolls by itself too. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/** Calls `load` once, when the visitor first does something, and lets the browser answer that first. */
export function onFirstSign(load: () => void): void {
  const once = () => {
    for (const sign of signs) removeEventListener(sign, once, true);
    setTimeout(load);
  };
  for (const sign of signs) addEventListener(sign, once, { capture: true, passive: true });
}
