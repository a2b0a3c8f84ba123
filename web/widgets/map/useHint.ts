import { useEffect, useRef, useState } from 'react';

/** How the map is moved and zoomed without taking the page's own scrolling. */
export type HintKind = 'wheel' | 'fingers';

/** How long a hint stays, in milliseconds. */
const rest = 1500;

/** Shows a hint for a moment, from the last time that it was needed; that of fingers the first time alone, since they scroll past a map. */
export function useHint() {
  const [shown, setShown] = useState<HintKind | null>(null);
  const wasShown = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (kind: HintKind) => {
    if (kind === 'fingers' && wasShown.current && shown === null) return;
    wasShown.current ||= kind === 'fingers';
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(null), rest);
    setShown(kind);
  };
  return { shown, show };
}
