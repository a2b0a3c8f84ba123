import { criteria } from './criteria.ts';
import { readParams, writeParams } from './filterParams.ts';
import { type Kind, oneOf, page } from './kinds.ts';

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

/** How a list is looked at: as cards, as cards beside a map, as a map. */
export const views = ['list', 'both', 'map'] as const;
export type View = (typeof views)[number];

/** What an address says of a list: the criteria, and how they are shown. */
const parts = {
  ...criteria,
  sort: { kind: oneOf(sorts) },
  view: { kind: oneOf(views) },
  page: { kind: page },
};

/** What a visitor asked of a list. Null, false and empty are: no condition. Amounts in whole euro and m². */
export type Filter = {
  readonly [K in keyof typeof parts]: ReturnType<(typeof parts)[K]['kind']['read']>;
};

const entries = Object.entries(parts) as [
  keyof Filter,
  { readonly kind: Kind<unknown>; readonly param?: string },
][];

/** Reads a list's address. What makes no sense is left out or clamped; no address is an error. */
export function parseFilter(search: string): Filter {
  const params = readParams(search);
  const all = (param: string) =>
    params.filter(([name]) => name === param).map(([, value]) => value);
  return Object.fromEntries(
    entries.map(([name, { kind, param = name }]) => [name, kind.read(all(param))]),
  ) as Filter;
}

export const noFilter = parseFilter('');

/** The address part of a filter, always in the same order; what is not asked is not written. */
export function filterSearch(filter: Filter): string {
  return writeParams(
    entries.flatMap(([name, { kind, param = name }]) =>
      kind.write(filter[name]).map((text) => [param, text] as const),
    ),
  );
}

/** How many conditions of a table hold. */
export function conditions(filter: Filter, table: Partial<typeof criteria> = criteria): number {
  const names = Object.keys(table) as (keyof typeof criteria)[];
  const kindOf = (name: keyof typeof criteria): Kind<unknown> => criteria[name].kind;
  return names.reduce((sum, name) => sum + kindOf(name).write(filter[name]).length, 0);
}

/** The filter without any condition, in the order and the view that were asked. */
export function cleared({ sort, view }: Filter): Filter {
  return { ...noFilter, sort, view };
}

/**
 * Whether search engines may keep this list: the whole list, or that of one city or one type alone, in the
 * ordinary order and view. Other lists are the same homes over again.
 */
export function indexable(filter: Filter): boolean {
  const choices = filter.cities.length + filter.types.length;
  const ordinary = filter.sort === 'newest' && filter.view === 'list';
  return ordinary && choices <= 1 && conditions(filter) === choices;
}
