import { type Area, type Circle, maxCorners } from '../../shared/map/area.ts';
import {
  type Fact,
  factIcons,
  type HostMessage,
  type MapMessage,
  type MapPicture,
  type MapPin,
  type MapProperty,
  type MapTexts,
  ownTexts,
  type PlaceMessage,
  type PlaceTexts,
  pinTexts,
  placeTexts,
  sharedTexts,
} from '../../shared/map/message.ts';
import { readBounds, readPoint } from '../../shared/map/readReport.ts';
import {
  type Fields,
  fields,
  flag,
  integer,
  list,
  maybe,
  text,
} from '../../shared/map/readValue.ts';

/** The most pins that a map shows; further ones are dropped. */
export const maxPins = 5000;

/** The most photos of a card. */
const maxPhotos = 5;

/** The most circles: one for each city that an address has, and some names are those of two towns. */
const maxCircles = 100;

/** A message of the host, each part checked; null when it is not one of ours. Invalid pins are dropped. */
export function readMessage(data: unknown): HostMessage | null {
  const f = fields(data);
  if (f?.type === 'gevel:mark') return { type: 'gevel:mark', number: maybe(f.number, integer) };
  if (f?.type === 'gevel:beside')
    return { type: 'gevel:beside', numbers: list(f.numbers, maxPins, integer) };
  if (f?.type === 'gevel:own') {
    const [seen, saved] = [f.seen, f.saved].map((numbers) => list(numbers, maxPins, integer));
    return { type: 'gevel:own', seen: seen ?? [], saved: saved ?? [] };
  }
  if (f?.type === 'gevel:photos') {
    const number = integer(f.number);
    return number === null
      ? null
      : { type: 'gevel:photos', number, photos: list(f.photos, maxPhotos, readPicture) };
  }
  if (f?.type === 'gevel:full') return { type: 'gevel:full', full: flag(f.full) };
  if (f?.type === 'gevel:close') return { type: 'gevel:close' };
  if (f?.type === 'gevel:place') return readPlace(f);
  return f?.type === 'gevel:map' ? readMap(f) : null;
}

function readPlace(f: Fields): PlaceMessage | null {
  const texts = fields(f.info);
  if (!texts) return null;
  const keys = ['language', 'label', ...placeTexts, ...pinTexts];
  return {
    type: 'gevel:place',
    at: maybe(f.at, readPoint),
    around: maybe(f.around, readPoint),
    editable: flag(f.editable),
    info: Object.fromEntries(keys.map((key) => [key, text(texts[key]) ?? ''])) as PlaceTexts,
  };
}

function readMap(f: Fields): MapMessage | null {
  const info = maybe(f.info, readTexts);
  if (info === null || !Array.isArray(f.properties)) return null;
  const tools = fields(f.tools);
  return {
    type: 'gevel:map',
    properties: list(f.properties, maxPins, readPin),
    near: maybe(f.near, (pins) => (Array.isArray(pins) ? list(pins, maxPins, readPin) : null)),
    info,
    mapType: f.mapType === 'satellite' ? 'satellite' : 'streets',
    marker: maybe(f.marker, ownAddress),
    ignore: list(f.ignore, maxPins, integer),
    token: maybe(f.token, text),
    area: maybe(f.area, readArea),
    circles: list(f.circles, maxCircles, readCircle),
    screen: flag(f.screen),
    tools: { draw: flag(tools?.draw), follow: flag(tools?.follow), full: flag(tools?.full) },
  };
}

function readTexts(value: unknown): MapTexts | null {
  const f = fields(value);
  const texts = [...ownTexts, ...sharedTexts].map((key) => [key, text(f?.[key]) ?? '']);
  return f && (Object.fromEntries(texts) as MapTexts);
}

function readPin(value: unknown): MapPin | null {
  const f = fields(value);
  const point = readPoint(value);
  if (!f || !point) return null;
  const property = maybe(f.property, readProperty);
  const numbers = list(f.numbers, 100, integer);
  const count = property ? 1 : Math.max(numbers.length, integer(f.count) ?? 1);
  const isGroup = f.property === null && count > 1;
  if (numbers.length === 0 && !isGroup) return null;
  return { ...point, exact: flag(f.exact), count, numbers, property };
}

function readProperty(value: unknown): MapProperty | null {
  const f = fields(value);
  const path = ownAddress(f?.path);
  const property = integer(f?.number);
  if (!f || path === null || property === null) return null;
  return {
    number: property,
    path,
    title: text(f.title) ?? '',
    type: text(f.type) ?? '',
    price: text(f.price) ?? '',
    was: text(f.was),
    charges: text(f.charges),
    facts: list(f.facts, factIcons.length, readFact),
    thumbnail: maybe(f.thumbnail, readPicture),
    marquee: maybe(f.marquee, readMarquee),
    reduced: text(f.reduced),
    energy: maybe(f.energy, readEnergy),
  };
}

function readFact(value: unknown): Fact | null {
  const f = fields(value);
  const icon = factIcons.find((one) => one === f?.icon);
  return icon ? { icon, text: text(f?.text) ?? '', words: text(f?.words) ?? '' } : null;
}

function readPicture(value: unknown): MapPicture | null {
  const f = fields(value);
  const [url, width, height] = [ownAddress(f?.url), integer(f?.width), integer(f?.height)];
  if (url === null || width === null || height === null) return null;
  return { url, width, height, alt: text(f?.alt) ?? '' };
}

function readMarquee(value: unknown): MapProperty['marquee'] {
  const f = fields(value);
  const [code, name] = [integer(f?.code), text(f?.name)];
  return code === null || name === null ? null : { code, name };
}

function readEnergy(value: unknown): MapProperty['energy'] {
  const f = fields(value);
  const [label, colour] = [text(f?.text), text(f?.colour)];
  return label === null || colour === null ? null : { text: label, colour };
}

function readCircle(value: unknown): Circle | null {
  const point = readPoint(value);
  const kilometres = integer(fields(value)?.kilometres);
  return point && kilometres !== null ? { ...point, kilometres } : null;
}

function readArea(value: unknown): Area | null {
  const f = fields(value);
  if (f?.kind === 'bounds') {
    const bounds = readBounds(f);
    return bounds && { kind: 'bounds', ...bounds };
  }
  const points = f?.kind === 'polygon' ? list(f.points, maxCorners, readPoint) : [];
  return points.length < 3 ? null : { kind: 'polygon', points };
}

/** An address from the root of this site; a link or a picture of the map leads nowhere else. */
function ownAddress(value: unknown): string | null {
  const address = text(value);
  return address !== null && /^\/(?![/\\])/.test(address) ? address : null;
}
