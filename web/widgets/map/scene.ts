import { type Area, type Circle, type Point, rounded } from '../../shared/map/area.ts';
import type { MapPin } from '../../shared/map/message.ts';
import type { Group } from './field.ts';
import { areOne, corners, length, project, type Spot, unproject } from './mercator.ts';
import { home } from './region.ts';
import {
  fitted,
  maxZoom,
  moved,
  type Pixel,
  type Size,
  toPixel,
  toSpot,
  type View,
} from './view.ts';

/** The pins without the ignored properties. */
export function shown(pins: readonly MapPin[], ignore: readonly number[]): MapPin[] {
  const hidden = new Set(ignore);
  return pins.flatMap((pin) => {
    const numbers = pin.numbers.filter((number) => !hidden.has(number));
    if (numbers.length < pin.numbers.length && numbers.length === 0) return [];
    return [{ ...pin, numbers, count: pin.count - pin.numbers.length + numbers.length }];
  });
}

/** What must be visible: the area when there is one, otherwise the circles, otherwise the properties, otherwise the countries. */
export function selectedSpots(
  pins: readonly MapPin[],
  area: Area | null,
  circles: readonly Circle[],
): Spot[] {
  if (area) return areaSpots(area);
  if (circles.length > 0) return circles.flatMap(circleSpots);
  return pins.length > 0 ? pins.map(project) : corners(home);
}

/** The corners of an area, in order. */
export function areaSpots(area: Area): Spot[] {
  if (area.kind === 'polygon') return area.points.map(project);
  const [northWest, southEast] = corners(area);
  return [
    northWest,
    { x: southEast.x, y: northWest.y },
    southEast,
    { x: northWest.x, y: southEast.y },
  ];
}

/** The corners of the square around a circle, north-west and south-east. */
function circleSpots(circle: Circle): Spot[] {
  const middle = project(circle);
  const radius = length(circle.kilometres * 1000, middle);
  return [-radius, radius].map((by) => ({ x: middle.x + by, y: middle.y + by }));
}

/** Whether the server made this group: only the server knows what is in it. */
export function isOfServer({ property, numbers }: MapPin): boolean {
  return property === null && numbers.length === 0;
}

/** Whether zooming in can separate the properties of a group. */
export function canPart({ appearance, pins }: Group, zoom: number): boolean {
  if (appearance !== 'cluster' || zoom >= maxZoom) return false;
  return !areOne(pins.map(project)) || pins.some(({ property }) => property === null);
}

/** By how much the map zooms in on a group without the positions of its properties. */
const closer = 2;

/** Zooms in as far as all properties of a group stay visible. */
export function nearer(view: View, size: Size, { pins }: Group): View {
  const spots = pins.map(project);
  const fit = fitted(spots, size, areOne(spots) ? view.zoom + closer : maxZoom);
  return { ...fit, zoom: Math.max(view.zoom + 1, fit.zoom) };
}

/** Below this width, in pixels, what is open lies at the foot of the frame. */
export const narrow = 480;

/** Room that a card takes over or under its pin, pixels. */
const card = 380;

/** Moved as little as it takes to show a group together with the card that opens beside it. */
export function revealed(view: View, size: Size, spot: Spot): View {
  const at = toPixel(view, size, spot);
  const to: Pixel = { ...at };
  if (size.width < narrow) to.top = Math.min(at.top, size.height * 0.4);
  else if (Math.max(at.top, size.height - at.top) < card) {
    to.top = Math.max(56, size.height - card);
  }
  return moved(view, size, at, to);
}

/** The pins of a group as they are now, after the data changed too. */
export function opened({ pins: before }: Group, pins: readonly MapPin[]): MapPin[] {
  const numbers = new Set(before.flatMap((pin) => pin.numbers));
  return pins.filter((pin) => pin.numbers.some((number) => numbers.has(number)));
}

/** What is seen, as corners. */
export function seen(view: View, { width, height }: Size): Point[] {
  const corners = [
    { left: 0, top: 0 },
    { left: width, top: 0 },
    { left: width, top: height },
    { left: 0, top: height },
  ];
  return pointsOf(corners.map((corner) => toSpot(view, { width, height }, corner)));
}

/** Spots in degrees, as an address keeps them. */
export function pointsOf(spots: readonly Spot[]): Point[] {
  return spots.map(unproject).map(({ latitude, longitude }) => ({
    latitude: rounded(latitude),
    longitude: rounded(longitude),
  }));
}
