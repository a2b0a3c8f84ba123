import type { ListPageQuery$variables } from '../__generated__/ListPageQuery.graphql.ts';
import { type Filter, parseFilter } from './filter.ts';

/** The three lists of properties; each is a page of its own. */
export type ListKind = 'sale' | 'rent' | 'realisations';

/** How many properties one page of a list shows. */
const perPage = 24;

/** How many pages a list has; a list without results has one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/** What the filter of a list says of its query. */
type ListVariables = Omit<ListPageQuery$variables, 'path'>;

/** The variables of a list's query for its address. The same address always gives the same variables. */
export function listVariables(
  kind: ListKind,
  language: ListPageQuery$variables['language'],
  search: string,
): ListVariables {
  const filter = parseFilter(search);
  return {
    language,
    goal: goals[kind],
    filter: { ...restriction[kind], ...criteria(filter) },
    sort: filter.sort.toUpperCase() as ListPageQuery$variables['sort'],
    page: filter.page,
  };
}

const goals = { sale: 'SALE', rent: 'RENT', realisations: null } as const;

const restriction = {
  sale: { goal: 'SALE' },
  rent: { goal: 'RENT' },
  realisations: { statuses: ['REALISED'] },
} as const;

function criteria(filter: Filter): NonNullable<ListPageQuery$variables['filter']> {
  return {
    ...(filter.text && { text: filter.text }),
    ...(filter.cities.length > 0 && { cities: filter.cities.map(cityInput) }),
    ...(filter.types.length > 0 && { categories: filter.types }),
    ...(filter.priceMin && { priceMin: filter.priceMin }),
    ...(filter.priceMax && { priceMax: filter.priceMax }),
    ...(filter.bedrooms && { bedroomsMin: filter.bedrooms }),
  };
}

function cityInput({ name, zip }: { name: string; zip: string }) {
  return { ...(name && { name }), ...(zip && { zip }) };
}
