import type { Bounds } from './area.ts';

/**
 * Bounds made larger, up to the sides of tiles of a zoom, as the graph rounds them: maps that nearly show the same ask for the same. A tile
 * is 256 pixels wide and about as high in Belgium and Luxembourg.
 */
export function outwards({ south, west, north, east }: Bounds, zoom: number): Bounds {
  const wide = 360 / 2 ** zoom;
  const high = (wide * 5) / 8;
  return {
    south: Math.max(-85, Math.floor(south / high) * high),
    west: Math.max(-180, Math.floor(west / wide) * wide),
    north: Math.min(85, Math.ceil(north / high) * high),
    east: Math.min(180, Math.ceil(east / wide) * wide),
  };
}
