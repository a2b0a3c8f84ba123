import type { Land } from './engine.ts';

export type Engine = 'outlines' | 'mapbox' | 'streets';

/**
 * What draws the land. The site's own file of streets goes first, because no third party learns of the visitor. Mapbox draws aerial
 * pictures, and streets where there is no such file; it needs a token, which the page sends only after consent. Without either, our own
 * outlines.
 */
export function choose({ token, mapType }: Omit<Land, 'info'>, streets: string | null): Engine {
  if (streets !== null && (mapType === 'streets' || token === null)) return 'streets';
  return token === null ? 'outlines' : 'mapbox';
}
