import type { Bounds } from '../../shared/map/area.ts';
import { corners } from './mercator.ts';

/** What our own map draws: Belgium and Luxembourg with enough around them to fill wide screens. */
export const region: Bounds = { south: 47.6, west: -1, north: 53.4, east: 10 };

/** Belgium and Luxembourg: what is shown when there is nothing else to show. */
export const home: Bounds = { south: 49.45, west: 2.5, north: 51.55, east: 6.45 };

/** Outlines are whole numbers of this part of the map's width, from the north-west corner of the region: about 40 metres. */
export const grain = 2 ** -20;

export const [origin] = corners(region);
