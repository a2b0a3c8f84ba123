import { type RefObject, useEffect } from 'react';

/** Where a key leads: from the field (0) down to the links under it and back up, and to the first or last of them. */
const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 1,
  End: (_, last) => last,
};

/**
 * Arrow keys, Home and End move the focus between the field of a form and the links in the panel under it. What is
 * greyed is no link and is passed over. In the field itself Home, End and the way up are the text's own.
 */
export function usePanelKeys(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const form = panel.current?.closest('form');
    const move = (event: KeyboardEvent) => {
      const places = form?.querySelectorAll<HTMLElement>('input, [role=dialog] a[href]') ?? [];
      const at = [...places].indexOf(document.activeElement as HTMLElement);
      const step = steps[event.key];
      if (!step || at < 0 || (at === 0 && event.key !== 'ArrowDown')) return;
      event.preventDefault();
      places[step(at, places.length - 1)]?.focus();
    };
    form?.addEventListener('keydown', move);
    return () => form?.removeEventListener('keydown', move);
  }, [panel]);
}
