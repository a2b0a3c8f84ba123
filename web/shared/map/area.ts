/** A point in degrees, WGS 84. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** A rectangle in degrees: south below north, west left of east. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** What a list of properties is limited to. A polygon may cross itself; inside is by the even-odd rule. */
export type Area = ({ kind: 'bounds' } & Bounds) | { kind: 'polygon'; points: Point[] };

/** What lies within some kilometres of the middle of a town. */
export interface Circle extends Point {
  kilometres: number;
}

/** The most corners that an area may have: ListLength of limits/graph.go. */
export const maxCorners = 100;

/** The map ends at this latitude, in degrees, north and south: MapLatitude of limits/map.go. */
export const maxLatitude = 85;

/**
 * The area of an address: `bounds=51,5.5,51.2,5.9` (south, west, north, east) or `area=51.1,5.7;51.2,5.8;51,5.9`
 * (3 to 100 corners), alone or among other parameters. Degrees have at most 4 decimals. Anything else gives null.
 */
export function readArea(text: string): Area | null {
  const parameters = new URLSearchParams(text);
  const bounds = parameters.get('bounds');
  const corners = parameters.get('area');
  if (bounds !== null && corners !== null) return null;
  if (bounds !== null) return readBounds(bounds);
  return corners === null ? null : readCorners(corners);
}

/** The area as a parameter of an address, in characters that need no escaping. */
export function writeArea(area: Area): string {
  if (area.kind === 'polygon') {
    const corner = ({ latitude, longitude }: Point) => `${degrees(latitude)},${degrees(longitude)}`;
    return `area=${area.points.map(corner).join(';')}`;
  }
  return `bounds=${[area.south, area.west, area.north, area.east].map(degrees).join()}`;
}

/** Whether a rectangle can be shown on a map. */
export function isBounds({ south, west, north, east }: Bounds): boolean {
  const corners = [
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ];
  return south < north && west < east && corners.every(isPoint);
}

/** Whether a point can be shown on a map. NaN cannot. */
export function isPoint({ latitude, longitude }: Point): boolean {
  return Math.abs(latitude) <= maxLatitude && Math.abs(longitude) <= 180;
}

/** Rounded to the 4 decimals of an address: about 10 metres. */
export function rounded(value: number): number {
  return Number(value.toFixed(4));
}

/** Reads four sides as they stand in an address; null for anything else. */
export function readBounds(text: string): Extract<Area, { kind: 'bounds' }> | null {
  const [south, west, north, east, ...rest] = text.split(',').map(readDegrees);
  if (south == null || west == null || north == null || east == null || rest.length) return null;
  const bounds = { south, west, north, east };
  return isBounds(bounds) ? { kind: 'bounds', ...bounds } : null;
}

/** Reads the corners of a drawn area as they stand in an address; null for anything else. */
export function readCorners(text: string): Extract<Area, { kind: 'polygon' }> | null {
  const points = text.split(';').map(readCorner);
  if (points.length < 3 || points.length > maxCorners) return null;
  return points.every((point) => point !== null) ? { kind: 'polygon', points } : null;
}

function readCorner(text: string): Point | null {
  const [latitude, longitude, ...rest] = text.split(',').map(readDegrees);
  if (latitude == null || longitude == null || rest.length) return null;
  return isPoint({ latitude, longitude }) ? { latitude, longitude } : null;
}

function readDegrees(text: string): number | null {
  return /^-?\d{1,3}(\.\d{1,4})?$/.test(text) ? Number(text) : null;
}

function degrees(value: number): string {
  return String(rounded(value));
}
