import { type RefObject, useEffect } from 'react';

/** Which element a key moves the focus to: 0 is the field, the links under it follow. */
const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 1,
  End: (_, last) => last,
};

/**
 * Arrow keys, Home and End move the focus between the field of a form and the links in the panel under it; greyed
 * lists are skipped. In the field itself Home, End and ArrowUp move the text cursor.
 */
export function usePanelKeys(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const form = panel.current?.closest('form');
    const move = (event: KeyboardEvent) => {
      const targets = form?.querySelectorAll<HTMLElement>('input, [role=dialog] a[href]') ?? [];
      const at = [...targets].indexOf(document.activeElement as HTMLElement);
      const step = steps[event.key];
      if (!step || at < 0 || (at === 0 && event.key !== 'ArrowDown')) return;
      event.preventDefault();
      targets[step(at, targets.length - 1)]?.focus();
    };
    form?.addEventListener('keydown', move);
    return () => form?.removeEventListener('keydown', move);
  }, [panel]);
}
