import type { MapMessage } from '../message.ts';

export type Engine = 'outlines' | 'mapbox' | 'streets';

/**
 * What draws the land: the site's own file of streets, where there is one, because no third party learns of the visitor; else Mapbox, and
 * always for pictures from above, with a token, which comes after consent only; else our own outlines.
 */
export function choose({ token, mapType }: MapMessage, streets: string | null): Engine {
  if (streets !== null && (mapType === 'streets' || token === null)) return 'streets';
  return token === null ? 'outlines' : 'mapbox';
}
