import { type Param, readParams, writeParams } from './filterParams.ts';

/** The orders a list can have, by their words in the address; the graph has the same in capitals. */
export const sorts = [
  'newest',
  'oldest',
  'price_asc',
  'price_desc',
  'type_asc',
  'type_desc',
  'city_asc',
  'city_desc',
] as const;
export type Sort = (typeof sorts)[number];

/** A city as the address names it, 'Kinrooi|3640'. Either part may be empty, not both. */
export interface CityChoice {
  readonly name: string;
  readonly zip: string;
}

/** What a visitor asked of a list; null is: no limit. Amounts in whole euro. */
export interface Filter {
  readonly text: string;
  readonly cities: readonly CityChoice[];
  readonly types: readonly number[];
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly bedrooms: number | null;
  readonly sort: Sort;
  readonly page: number;
}

export const noFilter: Filter = {
  text: '',
  cities: [],
  types: [],
  priceMin: null,
  priceMax: null,
  bedrooms: null,
  sort: 'newest',
  page: 1,
};

const longestText = 100;
const mostChoices = 20;
const highestPage = 100_000;

/** Reads a list's address. What makes no sense is left out or clamped; no address is an error. */
export function parseFilter(search: string): Filter {
  const params = readParams(search);
  const first = (name: string) => params.find(([key]) => key === name)?.[1] ?? '';
  const all = (name: string) => params.filter(([key]) => key === name).map(([, value]) => value);
  const sort = first('sort').toLowerCase();
  return {
    text: [...first('text')].slice(0, longestText).join('').trim(),
    cities: unique(all('city').flatMap(readCity), cityName).slice(0, mostChoices),
    types: unique(
      all('type').flatMap((text) => number(text) ?? []),
      String,
    ).slice(0, mostChoices),
    priceMin: number(first('priceMin')),
    priceMax: number(first('priceMax')),
    bedrooms: Math.min(number(first('bedrooms')) ?? 0, 20) || null,
    sort: sorts.find((known) => known === sort) ?? 'newest',
    page: Math.min(number(first('page')) ?? 1, highestPage),
  };
}

/** The address part of a filter, always in the same order; what is not asked is not written. */
export function filterSearch(filter: Filter): string {
  const params: Param[] = [
    ['text', filter.text],
    ...filter.cities.map((city) => ['city', cityName(city)] as const),
    ...filter.types.map((type) => ['type', String(type)] as const),
    ['priceMin', String(filter.priceMin ?? '')],
    ['priceMax', String(filter.priceMax ?? '')],
    ['bedrooms', String(filter.bedrooms ?? '')],
    ['sort', filter.sort === 'newest' ? '' : filter.sort],
    ['page', filter.page > 1 ? String(filter.page) : ''],
  ];
  return writeParams(params.filter(([, value]) => value !== ''));
}

/** A city as the address names it. */
export function cityName(city: CityChoice): string {
  return city.zip ? `${city.name}|${city.zip}` : city.name;
}

/** How many conditions hold; the order and the page are none. */
export function conditions(filter: Filter): number {
  const single = [filter.text, filter.priceMin, filter.priceMax, filter.bedrooms];
  return filter.cities.length + filter.types.length + single.filter(Boolean).length;
}

/**
 * Whether search engines may keep this list: the whole list, or that of one city or one type alone, in the
 * ordinary order. Other lists are the same homes over again.
 */
export function indexable(filter: Filter): boolean {
  const choices = filter.cities.length + filter.types.length;
  return filter.sort === 'newest' && choices <= 1 && conditions(filter) === choices;
}

function readCity(text: string): CityChoice[] {
  const [name = '', zip = ''] = text.split('|').map((part) => part.trim());
  if (name.length > longestText || !/^[\w -]{0,10}$/.test(zip)) return [];
  return name || zip ? [{ name, zip }] : [];
}

/** A whole number from 1 to 999 999 999; null for anything else. */
function number(text: string): number | null {
  return /^0*[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

function unique<T>(values: readonly T[], key: (value: T) => string): T[] {
  return values.filter((value, i) => values.findIndex((other) => key(other) === key(value)) === i);
}
