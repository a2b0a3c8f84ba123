import { useEffect } from 'react';
import type { MapReport } from '../../shared/map/message.ts';
import { boundsOf, type Size, type View } from './view.ts';

/** How long after a move the visible bounds are reported, in milliseconds. */
const reportDelay = 300;

/** Reports the visible bounds each time that a move has ended, while `on`. */
export function useFollow(
  on: boolean,
  view: View,
  size: Size,
  report: (report: MapReport) => void,
) {
  const { south, west, north, east } = boundsOf(view, size);
  useEffect(() => {
    if (!on) return;
    const bounds = { south, west, north, east };
    const timer = setTimeout(() => report({ type: 'gevel:moved', bounds }), reportDelay);
    return () => clearTimeout(timer);
  }, [on, south, west, north, east, report]);
}
