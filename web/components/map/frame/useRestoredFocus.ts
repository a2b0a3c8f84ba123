import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Who had the focus on something that is gone, a cluster that fell apart, has it on `ground` and not at the top of the page. */
export function useKeptFocus(ground: RefObject<HTMLElement | null>) {
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
