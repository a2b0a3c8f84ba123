import type { Area, Bounds, Circle, Point } from './area.ts';

/** A pin on the map: one property, several at the same point, or a group that the server made. */
export interface MapPin extends Point {
  /** Whether this is the property's address; otherwise it is the middle of its city, and a circle is shown. */
  exact: boolean;
  /** The number of properties; 1 or more. */
  count: number;
  /** Their numbers; all of them, the first few of a large group, or none of a group that the server made. */
  numbers: number[];
  /** The property itself; null for a group, which the visitor can only zoom in on. */
  property: MapProperty | null;
}

/** What the card of a property shows. */
export interface MapProperty {
  number: number;
  /** The path of its page. */
  path: string;
  /** Its street and number where they are public, else what the agency calls it. */
  title: string;
  /** Its city and type. */
  type: string;
  /** The price line. */
  price: string;
  /** The price line before it was lowered. */
  was: string | null;
  /** What a tenant pays beside the rent, in words: '+ € 85 kosten'. */
  charges: string | null;
  /** The four figures of a card, each at its place. */
  facts: Fact[];
  thumbnail: MapPicture | null;
  marquee: { code: number; name: string } | null;
  /** In words that the price was lowered; null when it was not. */
  reduced: string | null;
  energy: { text: string; colour: string } | null;
}

/** The figures of a card by their icons. */
export const factIcons = ['bed', 'bath', 'ruler', 'trees'] as const;

/** A figure; without text it is not known. */
export interface Fact {
  icon: (typeof factIcons)[number];
  text: string;
  words: string;
}

/** A picture of the media folder: its path, the pixels of the original, and a text alternative. */
export interface MapPicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

export type MapType = 'streets' | 'satellite';

/** The texts of the map alone, `map.…` in i18n; values stand in braces. */
export const ownTexts = [
  'keys', // how the keyboard moves the map
  'zoomIn',
  'zoomOut',
  'homes', // {count} properties, two or more
  'about', // for a property without a public address
  'draw',
  'drawing', // what to do while drawing
  'useView',
  'cancel',
  'removeArea',
  'credit', // where our own map comes from
  'wheel', // that {key} and the wheel zoom
  'ctrl', // the name of that key; not used where it is ⌘
  'fingers', // that two fingers move the map
  'far', // leads to {count} properties near the town {town}, far from the others
  'farther', // shows the other such places
  'seen', // that the page of a property was opened before
  'saved', // that a property is saved
  'here', // limits the map to what is around the visitor
  'hereWaits',
  'hereRefused',
  'hereFailed',
  'full',
  'leaveFull',
] as const;

/** Texts that other parts of the app use too: `reference` has a {number}; `label` says what the map shows. */
export const sharedTexts = [
  'language',
  'label',
  'close',
  'reference',
  'energyLabel',
  'previousPhoto',
  'nextPhoto',
] as const;

/** Every text that the frame shows, and the language they are in. */
export type MapTexts = Record<(typeof ownTexts)[number] | (typeof sharedTexts)[number], string>;

/** Host to frame: everything to show. Specification section 7 lists the five parts that come first. */
export interface MapMessage {
  type: 'gevel:map';
  properties: MapPin[];
  /** What is shown in place of the properties: those near what the map shows, in smaller groups. The map stays where it is. */
  near: MapPin[] | null;
  info: MapTexts;
  mapType: MapType;
  /** The path of the agency's own picture for pins; null for ours, with the price. */
  marker: string | null;
  /** Numbers of properties that are not shown. */
  ignore: number[];
  /** Mapbox's access token, when there is one and the visitor consented. */
  token: string | null;
  /** The area that the list is filtered by. With `follow`, bounds are what the map shows. */
  area: Area | null;
  /** What lies within the radius of the list around its towns; the first view shows all of it. */
  circles: Circle[];
  /** The map is the screen, not a part of a page: one finger moves it. */
  screen: boolean;
  /** What the page offers: to draw an area, a list that follows the map, the whole window. */
  tools: { draw: boolean; follow: boolean; full: boolean };
}

/** The texts of the map alone on which a place is chosen. */
export const placeTexts = [
  'keys',
  'zoomIn',
  'zoomOut',
  'credit',
  'wheel',
  'ctrl',
  'fingers',
] as const;

/** Its texts: `pin` names the pin, `pinKeys` says how the keyboard moves it, and `noStreets` what a map without streets lacks. */
export type PlaceTexts = Pick<MapTexts, 'language' | 'label' | (typeof placeTexts)[number]> &
  Record<(typeof pinTexts)[number], string>;

export const pinTexts = ['pin', 'pinKeys', 'noStreets'] as const;

/** Host to frame: a map on which one place is chosen, in place of one of properties. It begins at the pin, else at what is around it. */
export interface PlaceMessage {
  type: 'gevel:place';
  /** The pin; null while no place is chosen. */
  at: Point | null;
  /** The middle of the town; null where that is not known. */
  around: Point | null;
  /** Whether the pin can be moved. */
  editable: boolean;
  info: PlaceTexts;
}

/** Host to frame: the property whose pin is highlighted; null for none. */
interface MarkMessage {
  type: 'gevel:mark';
  number: number | null;
}

/** Host to frame: the properties whose cards stand beside the map, where the page shows a chosen one; the map opens no card for these. */
export interface BesideMessage {
  type: 'gevel:beside';
  numbers: number[];
}

/** Host to frame: the properties whose page was opened in this browser, and those that it saved. */
export interface OwnMessage {
  type: 'gevel:own';
  seen: number[];
  saved: number[];
}

/** Host to frame: the photos of the property whose card is open, its first among them. */
export interface PhotosMessage {
  type: 'gevel:photos';
  number: number;
  photos: MapPicture[];
}

/** Host to frame: whether the map fills the window. Frame to host: the visitor wants that. */
interface FullMessage {
  type: 'gevel:full';
  full: boolean;
}

/** Host to frame: the visitor went back, so the open card closes. */
interface CloseMessage {
  type: 'gevel:close';
}

/** All messages of a host. */
export type HostMessage =
  | MapMessage
  | PlaceMessage
  | MarkMessage
  | BesideMessage
  | OwnMessage
  | PhotosMessage
  | FullMessage
  | CloseMessage;

/** Frame to host. */
export type MapReport =
  | { type: 'gevel:ready' }
  | { type: 'gevel:select'; numbers: number[] }
  | { type: 'gevel:open'; open: boolean } // a card over the map
  | FullMessage
  | { type: 'gevel:moved'; bounds: Bounds }
  | { type: 'gevel:seen'; bounds: Bounds; zoom: number } // only while there are groups of the server
  | { type: 'gevel:drawn'; polygon: Point[] | null }
  | { type: 'gevel:placed'; at: Point; rests: boolean }; // the pin, which still moves or has come to rest
