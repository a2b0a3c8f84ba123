import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to `ground` when the focused element is gone, as a cluster that split, so that it does not fall to the top of the page.
 */
export function useRestoredFocus(ground: RefObject<HTMLElement | null>) {
  const held = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (held.current === null || held.current.isConnected) return;
    held.current = null;
    if (document.hasFocus()) ground.current?.focus();
  });
  return (event: FocusEvent) => {
    held.current = event.target;
  };
}
