/** What a visitor wants of a part of the page: it must be in sight, and to be clicked nothing may lie over it. */
export type Use = 'see' | 'click' | 'focus';

/**
 * Where the middle of a part is in the window, or in words why it cannot be used. The part is the first in sight that a selector finds,
 * also in frames of the site, and whose name or text matches. Runs in the page, so it names nothing outside itself.
 */
export function place(selector: string, name: string, use: Use): { x: number; y: number } | string {
  const inFrames = [...document.querySelectorAll('iframe')].flatMap(
    (frame) => frame.contentDocument ?? [],
  );
  const named = (one: Element) => {
    const { labels, alt } = one as HTMLInputElement;
    // biome-ignore lint/performance/useDomNodeTextContent: a name has no words that are hidden
    const text = alt || (labels?.[0] ?? (one as HTMLElement)).innerText || '';
    const words = one.getAttribute('aria-label') ?? text;
    return new RegExp(name).test(words.replace(/\s+/g, ' ').trim());
  };
  const all = [document, ...inFrames]
    .flatMap((page) => [...page.querySelectorAll<HTMLElement>(selector)])
    .filter(named);
  const one = all.find((it) => it.checkVisibility({ visibilityProperty: true }));
  if (!one) return all.length ? 'is hidden' : 'is not there';
  if (use !== 'see') one.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (use === 'focus') {
    one.focus();
    (one as HTMLInputElement).select?.();
    return one === one.ownerDocument.activeElement ? { x: 0, y: 0 } : 'does not take the focus';
  }
  const { left, top, width, height } = one.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  const upper = one.ownerDocument.elementFromPoint(x, y);
  if (use === 'click' && !one.contains(upper)) {
    return `is covered by ${upper?.outerHTML.slice(0, 200)}`;
  }
  const frame = one.ownerDocument.defaultView?.frameElement?.getBoundingClientRect();
  return { x: x + (frame?.left ?? 0), y: y + (frame?.top ?? 0) };
}
