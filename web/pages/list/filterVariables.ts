import type { ListPageQuery$variables } from '../../__generated__/ListPageQuery.graphql.ts';
import { criteria, type GraphFilter, lines } from './criteria.ts';
import { type Filter, filterSearch, noFilter, parseFilter, type Sort, sorts } from './filter.ts';

/** The three lists of properties; each is a page of its own. */
export type ListKind = 'sale' | 'rent' | 'realisations';

/** How many properties one page of a list shows. */
export const perPage = 24;

/** How many pages a list has; a list without results has one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/** What the filter of a list says of its query. */
type ListVariables = Omit<ListPageQuery$variables, 'path'>;

/**
 * The variables of a list's query for its address, `town` being the part that names one. The same address always gives the
 * same variables. Words alone are asked where they lead.
 */
export function listVariables(
  kind: ListKind,
  language: ListPageQuery$variables['language'],
  search: string,
  town = '',
): ListVariables {
  const filter = filterOf(kind, search);
  const asked = graphFilter(kind, filter);
  const { text } = filter;
  const alone = filterSearch(filter) === filterSearch({ ...noFilter, text });
  return {
    language,
    goal: goals[kind],
    filter: town ? { ...asked, cities: [{ slug: town }] } : asked,
    text,
    typed: text !== '' && alone && town === '' && kind !== 'realisations',
    sort: filter.sort.toUpperCase() as ListPageQuery$variables['sort'],
    page: filter.page,
    map: showsMap(kind, filter),
  };
}

/** The orders of a list. What was sold has no price to go by. */
export function sortsOf(kind: ListKind): readonly Sort[] {
  return kind === 'realisations' ? sorts.filter((sort) => !sort.startsWith('price')) : sorts;
}

/** The filter of a list's address, in an order that the list has. */
export function filterOf(kind: ListKind, search: string): Filter {
  const filter = parseFilter(search);
  return sortsOf(kind).includes(filter.sort) ? filter : { ...filter, sort: noFilter.sort };
}

/** Whether a list comes with the places of its homes. What was sold long ago is on no map. */
export function showsMap(kind: ListKind, { view }: Filter): boolean {
  return kind !== 'realisations' && view !== 'list';
}

/** The conditions of a list as the graph is asked them. */
export function graphFilter(list: ListKind, filter: Filter): GraphFilter {
  const asked = lines(criteria).flatMap(([name, { kind, column }]) => {
    const value = filter[name];
    if (kind.write(value).length === 0) return [];
    return [[column, kind.ask ? kind.ask(value) : value]];
  });
  return { ...restriction[list], ...Object.fromEntries(asked) };
}

const goals = { sale: 'SALE', rent: 'RENT', realisations: null } as const;

const restriction = {
  sale: { goal: 'SALE' },
  rent: { goal: 'RENT' },
  realisations: { statuses: ['REALISED'] },
} as const;
