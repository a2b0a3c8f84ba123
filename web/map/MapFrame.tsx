import type { Area, Bounds, Point } from './area.ts';
import type { MapPin, MapType } from './message.ts';

export interface MapFrameProps {
  /** Keep the same array while the data are the same: a new one is sent to the frame. */
  pins: readonly MapPin[];
  /** What the map shows, in words: 'Kaart met 84 panden'. */
  label: string;
  /** The area that the list is filtered by. */
  area?: Area | null;
  /** The number of the home whose pin stands out. */
  marked?: number | null;
  mapType?: MapType;
  /** The address of an own picture for pins, from the root. */
  marker?: string | null;
  /** Numbers of properties that are not shown. */
  ignore?: readonly number[];
  /** Mapbox's access token. Give it only with the visitor's consent. */
  token?: string | null;
  /** A pin was activated; it stands for these numbers. */
  onSelect?: (numbers: number[]) => void;
  /** With it the frame offers "search as I move the map", and says where the map is while that is on. */
  onMoved?: (bounds: Bounds) => void;
  /** With it the frame offers to draw an area; null when the area was removed. */
  onDrawn?: (polygon: Point[] | null) => void;
  className?: string | undefined;
}

/** The map, in a frame of its own. */
export function MapFrame({ label, className }: MapFrameProps) {
  return <iframe src="/map/" title={label} loading="lazy" className={className} />;
}
