import { readParams, writeParams } from '../router/params.ts';
import { criteria } from './criteria.ts';
import { type Kind, oneOf, page } from './kinds.ts';

/** The sort orders of a list, as in the address; the graph's are the same in capitals. */
export const sorts = [
  'newest',
  'oldest',
  'price_asc',
  'price_desc',
  'type_asc',
  'type_desc',
  'city_asc',
  'city_desc',
  'reduced',
] as const;
export type Sort = (typeof sorts)[number];

/** The views of a list: cards, cards beside a map, a map. */
export const views = ['list', 'both', 'map'] as const;
export type View = (typeof views)[number];

/** The parameters of a list's address: the criteria, the order, the view and the page. */
const parts = {
  ...criteria,
  sort: { kind: oneOf(sorts) },
  view: { kind: oneOf(views) },
  page: { kind: page },
};

/** The filter of a list. Null, false and empty mean no condition; amounts are whole euro and m². */
export type Filter = {
  readonly [K in keyof typeof parts]: ReturnType<(typeof parts)[K]['kind']['read']>;
};

const entries = Object.entries(parts) as [
  keyof Filter,
  { readonly kind: Kind<unknown>; readonly param?: string },
][];

/** Reads a list's query string. Invalid values are left out or clamped; no query string is an error. */
export function parseFilter(search: string): Filter {
  const params = readParams(search);
  const all = (param: string) =>
    params.filter(([name]) => name === param).map(([, value]) => value);
  const read = entries.map(([name, { kind, param = name }]) => [name, kind.read(all(param))]);
  return settled(Object.fromEntries(read) as Filter);
}

/** The filter without a radius where it names no city to go around. */
export function settled(filter: Filter): Filter {
  return filter.radius === null || filter.cities.length > 0 ? filter : { ...filter, radius: null };
}

export const noFilter = parseFilter('');

/** The query string of a filter, always in the same order; what has its default value is left out. */
export function filterSearch(filter: Filter): string {
  const params: [string, string][] = [];
  const all = settled(filter);
  for (const [name, { kind, param = name }] of entries) {
    for (const text of kind.write(all[name])) params.push([param, text]);
  }
  return writeParams(params);
}

/** How many conditions a filter has, of the criteria of a table. */
export function conditions(filter: Filter, table: Partial<typeof criteria> = criteria): number {
  const names = Object.keys(table) as (keyof typeof criteria)[];
  const kindOf = (name: keyof typeof criteria): Kind<unknown> => criteria[name].kind;
  return names.reduce((sum, name) => sum + kindOf(name).write(filter[name]).length, 0);
}

/** The filter without what a map shows: in a view with a map the bounds are no condition of the visitor's. */
export function withoutView(filter: Filter): Filter {
  return filter.view === 'list' ? filter : { ...filter, bounds: null };
}

/** The filter without conditions, with its sort order and view. */
export function cleared({ sort, view }: Filter): Filter {
  return { ...noFilter, sort, view };
}

/**
 * Whether search engines may index a list: the whole list, or that of one city or one type alone, in the default order and
 * view. Other lists repeat the same properties.
 */
export function indexable(filter: Filter): boolean {
  const choices = filter.cities.length + filter.types.length;
  const byDefault = filter.sort === 'newest' && filter.view === 'list';
  return byDefault && choices <= 1 && conditions(filter) === choices;
}
