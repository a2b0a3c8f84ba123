import { type Area, readBounds, readCorners, writeArea } from '../map/area.ts';

/** How one kind of criterion is read from and written to the values of its parameter; without a condition there are none. */
export interface Kind<V> {
  /** Invalid values are left out or clamped; never throws. */
  read(texts: readonly string[]): V;
  write(value: V): readonly string[];
  /** The value as the graph has it, when that differs. */
  toGraph?(value: V): unknown;
  /** The control of its form field; absent for criteria with a field of their own, or none. */
  readonly control?: Control;
  /** The values to choose from. */
  readonly values?: readonly (string | number)[];
}

export type Control = 'words' | 'least' | 'amount' | 'year' | 'several' | 'day' | 'yes';

/** A city as in the address, 'Kinrooi|3640'. Either part may be empty, not both. */
export interface CityChoice {
  readonly name: string;
  readonly zip: string;
}

/** The longest words, and the most values of one criterion: DescriptionCharacters and AddressChoices of limits/search.go. */
export const longestText = 100;
export const mostChoices = 40;

export const words: Kind<string> = {
  read: ([text = '']) => [...text].slice(0, longestText).join('').trim(),
  write: (text) => (text ? [text] : []),
};

/** Words that are typed into a field; a space at the end stays while more is typed. */
export const typed: Kind<string> = {
  read: ([text = '']) => [...text.trimStart()].slice(0, longestText).join(''),
  write: (text) => (text.trim() ? [text] : []),
  control: 'words',
};

/** Yes ('1'), or no condition. */
export const yes: Kind<boolean> = {
  read: (texts) => texts.includes('1'),
  write: (value) => (value ? ['1'] : []),
  control: 'yes',
  values: ['1'],
};

/** The highest numbers: AddressNumber, AddressYear and AddressLeast of limits/search.go. */
export const highest = { amount: 999_999_999, year: 2200, least: 20 } as const;

/** Whole euro or m². */
export const amount = { ...upTo(highest.amount), control: 'amount' } as const;

/** A year of construction. */
export const year = { ...upTo(highest.year), control: 'year' } as const;

/** The least number of something; a form offers up to five. */
export const least = { ...upTo(highest.least), control: 'least', values: [1, 2, 3, 4, 5] } as const;

/** The largest radius around cities, in km: RadiusKilometres of limits/lists.go. */
export const largestRadius = 50;

/** Kilometres around the cities; a larger radius than there is is none, so that nobody takes a list for what it is not. */
export const radius: Kind<number | null> & { readonly values: readonly number[] } = {
  ...single((text) => {
    const found = number(text);
    return found !== null && found <= largestRadius ? found : null;
  }, String),
  values: [5, 10, 20, 50],
};

/** A date, YYYY-MM-DD. */
export const day = { ...single(readDay, String), control: 'day' } as const;

export const types = list((text) => number(text), String);

export const cities: Kind<readonly CityChoice[]> = {
  ...list(readCity, cityName),
  toGraph: (chosen) =>
    chosen.map(({ name, zip }) => ({ ...(name && { name }), ...(zip && { zip }) })),
};

type Sides = Extract<Area, { kind: 'bounds' }>;
type Drawn = Extract<Area, { kind: 'polygon' }>;

export const bounds: Kind<Sides | null> = {
  ...single(readBounds, areaText),
  toGraph: (area) => area && sides(area),
};

export const corners: Kind<Drawn | null> = {
  ...single(readCorners, areaText),
  toGraph: (area) => area?.points,
};

/** Any number of these values. */
export function several<V extends string | number>(values: readonly V[]): Kind<readonly V[]> {
  return {
    read: (texts) => values.filter((value) => texts.includes(String(value))),
    write: (chosen) => chosen.map(String),
    control: 'several',
    values,
  };
}

/** One of these words; the first is the default and is not written. */
export function oneOf<V extends string>(values: readonly [V, ...V[]]): Kind<V> {
  return {
    read: ([text]) => values.find((value) => value === text?.toLowerCase()) ?? values[0],
    write: (value) => (value === values[0] ? [] : [value]),
  };
}

/** The number of a page, from 1. */
export const page: Kind<number> = {
  read: ([text = '']) => Math.min(number(text) ?? 1, 100_000),
  write: (value) => (value > 1 ? [String(value)] : []),
};

/** A city as in the address. */
export function cityName(city: CityChoice): string {
  return city.zip ? `${city.name}|${city.zip}` : city.name;
}

function single<V>(read: (text: string) => V | null, write: (value: V) => string): Kind<V | null> {
  return {
    read: ([text]) => (text === undefined ? null : read(text)),
    write: (value) => (value === null ? [] : [write(value)]),
  };
}

/** Each value once, at most `mostChoices`. */
function list<V>(
  read: (text: string) => V | null,
  write: (value: V) => string,
): Kind<readonly V[]> {
  return {
    read(texts) {
      const found = texts.flatMap((text) => read(text) ?? []) as V[];
      const once = new Map(found.map((value) => [write(value), value]));
      return [...once.values()].slice(0, mostChoices);
    },
    write: (values) => values.map(write),
  };
}

function upTo(most: number): Kind<number | null> {
  const clamped = (text: string) => {
    const found = number(text);
    return found && Math.min(found, most);
  };
  return single(clamped, String);
}

/** A whole number from 1 to 999 999 999; null for anything else. */
function number(text: string): number | null {
  return /^0*[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Programs that count who follows a link encode it once more, so that its bar is `%7C`. */
function readCity(text: string): CityChoice | null {
  const [name = '', zip = ''] = text.split(/\||%7C/i).map((part) => part.trim());
  if (name.length > longestText || !/^[\w -]{0,10}$/.test(zip)) return null;
  return name || zip ? { name, zip } : null;
}

function readDay(text: string): string | null {
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : null;
  return date && !Number.isNaN(+date) && date.toISOString().startsWith(text) ? text : null;
}

function areaText(area: Area): string {
  return writeArea(area).replace(/^\w+=/, '');
}

function sides({ south, west, north, east }: Sides) {
  return { south, west, north, east };
}
