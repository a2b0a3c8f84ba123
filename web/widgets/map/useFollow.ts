import { useEffect } from 'react';
import type { Area, Bounds } from '../../shared/map/area.ts';
import type { MapMessage, MapReport } from '../../shared/map/message.ts';
import { boundsOf, type Size, type View } from './view.ts';

/** How long the map must stand still before what it shows is reported, in milliseconds. */
const still = 500;

interface Follow {
  data: MapMessage;
  /** The map stands still, and nothing is being drawn on it. */
  rests: boolean;
  view: View;
  size: Size;
  /** A list without bounds has what the map shows: nobody moved it, and all properties are seen. */
  agrees: boolean;
  onReport: () => void;
  report: (report: MapReport) => void;
}

/** Reports the visible bounds while the list is not that of these bounds. A list of a drawn area stays as it is. */
export function useFollow({ data, rests, view, size, agrees, onReport, report }: Follow): void {
  const { south, west, north, east } = boundsOf(view, size);
  const { area, tools } = data;
  const bounds = { south, west, north, east };
  const isDue = tools.follow && rests && (area === null ? !agrees : !isListOf(area, bounds));
  // biome-ignore lint/correctness/useExhaustiveDependencies: numbers for the bounds; and a list that came meanwhile must hear of them again
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => {
      onReport();
      report({ type: 'gevel:moved', bounds });
    }, still);
    return () => clearTimeout(timer);
  }, [data, isDue, south, west, north, east, report]);
}

/** Whether a list of this area is that of the bounds, as near as an address says them, or follows none. */
export function isListOf(area: Area, bounds: Bounds): boolean {
  if (area.kind === 'polygon') return true;
  const tolerance = 0.0002 + (bounds.east - bounds.west) / 200;
  return sides.every((side) => Math.abs(area[side] - bounds[side]) < tolerance);
}

const sides = ['south', 'west', 'north', 'east'] as const;
