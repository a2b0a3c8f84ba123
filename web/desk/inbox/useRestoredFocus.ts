import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps the focus in a list: when the focused row disappears, the row in its place gets the focus. */
export function useRestoredFocus(
  rows: RefObject<HTMLElement | null>,
  place: number,
  focus: (index: number) => void,
): void {
  const last = useRef(place);
  const inside = rows.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (inside && document.activeElement === document.body) focus(last.current);
    if (place >= 0) last.current = place;
  });
}
