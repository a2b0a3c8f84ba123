import { useEffect } from 'react';
import type { MapReport } from '../message.ts';
import { boundsOf, type Size, type View } from './view.ts';

/** How long after a move the page is told what is seen, in milliseconds. */
const settled = 300;

/** Tells the page what is seen, each time that a move has ended, while `on`. */
export function useFollow(on: boolean, view: View, size: Size, report: (said: MapReport) => void) {
  const { south, west, north, east } = boundsOf(view, size);
  useEffect(() => {
    if (!on) return;
    const bounds = { south, west, north, east };
    const timer = setTimeout(() => report({ type: 'gevel:moved', bounds }), settled);
    return () => clearTimeout(timer);
  }, [on, south, west, north, east, report]);
}
