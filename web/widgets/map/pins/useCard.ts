import { useEffect, useRef } from 'react';
import type { MapReport } from '../../../shared/map/message.ts';

/** Reports to the host whether a card is open, and closes it when the visitor goes back there. */
export function useCard(
  report: (report: MapReport) => void,
  isOpen: boolean,
  backs: number,
  close: () => void,
): void {
  const done = useRef(backs);
  useEffect(() => report({ type: 'gevel:open', open: isOpen }), [report, isOpen]);
  useEffect(() => {
    if (done.current === backs) return;
    done.current = backs;
    if (isOpen) close();
  }, [backs, isOpen, close]);
}
