import { type Bounds, rounded } from '../../shared/map/area.ts';
import { corners, type Spot, unproject } from './mercator.ts';
import { region as land } from './region.ts';

/** The middle of what is seen, and how large: the whole map is 256 · 2^zoom pixels wide. */
export interface View extends Spot {
  zoom: number;
}

/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Pixels from the left upper corner of what is seen. */
export interface Pixel {
  left: number;
  top: number;
}

/** Deep enough for two houses in a street to stand apart. */
export const maxZoom = 18;

export function scale(zoom: number): number {
  return 256 * 2 ** zoom;
}

export function toPixel(view: View, size: Size, spot: Spot): Pixel {
  const k = scale(view.zoom);
  return {
    left: (spot.x - view.x) * k + size.width / 2,
    top: (spot.y - view.y) * k + size.height / 2,
  };
}

/** How far apart the zeros of layers lie, in pixels: hardly a drag comes to the next one, and pixels from it are exact. */
const apart = 4096;

/** The zero of a layer: it stays while the view moves, and so does all that is placed from it, until the view zooms or has moved far. */
export function zeroOf({ x, y, zoom }: View): Pixel {
  const near = (at: number) => Math.round((at * scale(zoom)) / apart) * apart;
  return { left: near(x), top: near(y) };
}

/** Where a layer stands whose zero is this one, in whole pixels, so that no text on it is blurred. */
export function layerAt({ x, y, zoom }: View, { width, height }: Size, zero: Pixel): Pixel {
  const k = scale(zoom);
  return {
    left: Math.round(zero.left - x * k + width / 2),
    top: Math.round(zero.top - y * k + height / 2),
  };
}

/** Where a spot stands on a layer. */
export function onLayer({ x, y }: Spot, zoom: number, zero: Pixel): Pixel {
  const k = scale(zoom);
  return { left: x * k - zero.left, top: y * k - zero.top };
}

export function toSpot(view: View, size: Size, { left, top }: Pixel): Spot {
  const k = scale(view.zoom);
  return { x: view.x + (left - size.width / 2) / k, y: view.y + (top - size.height / 2) / k };
}

/** The view moved so that the point at `from` is at `to`, and zoomed around it by `by` steps. */
export function moved(view: View, size: Size, from: Pixel, to: Pixel, by = 0): View {
  const moved = toSpot(view, size, from);
  const zoom = view.zoom + by;
  const now = toSpot({ ...view, zoom }, size, to);
  return { x: view.x + moved.x - now.x, y: view.y + moved.y - now.y, zoom };
}

/** A view between two others, from 0 to 1 of the way; a point at the same place in both stays there all the way. */
export function between(from: View, to: View, part: number): View {
  const by = to.zoom - from.zoom;
  const way = Math.abs(by) < 1e-6 ? part : (1 - 2 ** (-by * part)) / (1 - 2 ** -by);
  return {
    x: from.x + (to.x - from.x) * way,
    y: from.y + (to.y - from.y) * way,
    zoom: from.zoom + by * part,
  };
}

/** Between what must be seen and the sides, pixels: half a pin. */
const edge = 76;

/** Above it are the tools and below it the ways to what is far, pixels. */
const [above, below] = [124, 104];

/** The nearest view that has all spots in it, and not nearer than `zoom`. At least one spot. */
export function fitted(spots: readonly Spot[], size: Size, zoom: number): View {
  const [west, east] = ends(spots.map(({ x }) => x));
  const [north, south] = ends(spots.map(({ y }) => y));
  const wide = Math.max(size.width - 2 * edge, edge) / Math.max(east - west, 1e-9);
  const high = Math.max(size.height - above - below, edge) / Math.max(south - north, 1e-9);
  const depth = Math.min(zoom, Math.log2(Math.min(wide, high) / 256));
  const lower = (above - below) / 2 / scale(depth);
  return { x: (west + east) / 2, y: (north + south) / 2 - lower, zoom: depth };
}

/** The nearest view that has all of a rectangle in it, up to the sides. */
export function filled(corners: readonly Spot[], { width, height }: Size): View {
  const [west, east] = ends(corners.map(({ x }) => x));
  const [north, south] = ends(corners.map(({ y }) => y));
  const pixels = Math.min(width / (east - west), height / (south - north));
  return { x: (west + east) / 2, y: (north + south) / 2, zoom: Math.log2(pixels / 256) };
}

/** The nearest view of the same zoom that has a spot in it, away from the sides. */
export function brought(view: View, size: Size, spot: Spot): View {
  const at = toPixel(view, size, spot);
  const [wide, high] = [Math.min(edge, size.width / 2), Math.min(edge, size.height / 2)];
  const to = {
    left: within(at.left, wide, size.width - wide),
    top: within(at.top, high, size.height - high),
  };
  return moved(view, size, at, to);
}

/** Whether a spot is within what is seen. */
export function isSeen(view: View, size: Size, spot: Spot): boolean {
  const { left, top } = toPixel(view, size, spot);
  return left >= 0 && left <= size.width && top >= 0 && top <= size.height;
}

/** How far the map can be moved: over the region, and to whatever else it shows. */
export interface Limits {
  northWest: Spot;
  southEast: Spot;
  /** The least zoom; maxZoom is the deepest. */
  zoom: number;
}

/** The region fills what is seen, unless `spots` need more. */
export function limitsOf(spots: readonly Spot[], size: Size): Limits {
  const region = corners(land);
  const [west, east] = ends([...region, ...spots].map(({ x }) => x));
  const [north, south] = ends([...region, ...spots].map(({ y }) => y));
  const [northWest, southEast] = region;
  const fills = Math.max(
    size.width / (southEast.x - northWest.x),
    size.height / (southEast.y - northWest.y),
  );
  const shows = spots.length > 0 ? fitted(spots, size, maxZoom).zoom : maxZoom;
  return {
    northWest: { x: west, y: north },
    southEast: { x: east, y: south },
    zoom: Math.min(Math.log2(fills / 256), shows),
  };
}

/** The nearest view within the limits. */
export function limited(view: View, size: Size, { northWest, southEast, zoom: least }: Limits) {
  const zoom = Math.min(maxZoom, Math.max(least, view.zoom));
  const half = { x: size.width / 2 / scale(zoom), y: size.height / 2 / scale(zoom) };
  return {
    x: within(view.x, northWest.x + half.x, southEast.x - half.x),
    y: within(view.y, northWest.y + half.y, southEast.y - half.y),
    zoom,
  };
}

/** What is seen, in degrees as an address keeps them. */
export function boundsOf(view: View, size: Size): Bounds {
  const northWest = unproject(toSpot(view, size, { left: 0, top: 0 }));
  const southEast = unproject(toSpot(view, size, { left: size.width, top: size.height }));
  return {
    south: rounded(southEast.latitude),
    west: rounded(northWest.longitude),
    north: rounded(northWest.latitude),
    east: rounded(southEast.longitude),
  };
}

/** Where the limits are smaller than the window, their middle. */
function within(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
}

function ends(values: readonly number[]): [number, number] {
  return values.reduce<[number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}
