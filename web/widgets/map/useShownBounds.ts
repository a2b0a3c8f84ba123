import { useEffect } from 'react';
import type { MapReport } from '../../shared/map/message.ts';
import { outwards } from '../../shared/map/tiles.ts';
import { boundsOf, type Size, type View } from './view.ts';

/** How long the map must stand still before what it shows is reported, in milliseconds. */
const still = 250;

/** Reports what the map shows, rounded outwards, each time that this changes, while `on`. */
export function useShownBounds(
  on: boolean,
  view: View,
  size: Size,
  report: (report: MapReport) => void,
): void {
  const zoom = Math.max(0, Math.round(view.zoom));
  const { south, west, north, east } = outwards(boundsOf(view, size), zoom);
  useEffect(() => {
    if (!on) return;
    const bounds = { south, west, north, east };
    const timer = setTimeout(() => report({ type: 'gevel:seen', bounds, zoom }), still);
    return () => clearTimeout(timer);
  }, [on, south, west, north, east, zoom, report]);
}
