import type { ListPageQuery$variables } from '../../__generated__/ListPageQuery.graphql.ts';
import { criteria, type GraphFilter, lines } from './criteria.ts';
import {
  type Filter,
  filterSearch,
  noFilter,
  parseFilter,
  type Sort,
  settled,
  sorts,
  withoutView,
} from './filter.ts';
import { sentenceIn } from './sentence.ts';

/** The three lists of properties; each is a page of its own. */
export type ListKind = 'sale' | 'rent' | 'realisations';

/** How many properties one page of a list shows. The queries of the list and of an agent's page have the same number as `first`. */
export const perPage = 24;

/** How many pages a list has; a list without results has one. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/** The variables that follow from the filter. */
type ListVariables = Omit<ListPageQuery$variables, 'path'>;

/**
 * The variables of a list's query for its address; `town` is the slug of a town list. The same address always gives the same
 * variables. With words as the only condition (`typed`) the query also searches where they lead, and reads them as a sentence. A list of
 * what its map shows, which the visitor `moved`, comes without pins, which the map has already; the counts beside the values of the filter
 * are those of `all` its properties.
 */
export function listVariables(
  kind: ListKind,
  language: ListPageQuery$variables['language'],
  search: string,
  town = '',
): ListVariables {
  const filter = filterOf(kind, search);
  const { q, sentence } = sentenceIn(search);
  const words = filter.text || q;
  const alone = filterSearch(filter) === filterSearch({ ...noFilter, text: filter.text });
  const typed = words !== '' && alone && town === '' && kind !== 'realisations';
  const selection = graphFilter(kind, typed ? { ...filter, text: words } : filter);
  const placed = (graph: GraphFilter) => (town ? { ...graph, cities: [{ slug: town }] } : graph);
  const moved = isInView(kind, filter);
  const text = typed ? words : sentence;
  return {
    language,
    goal: goals[kind],
    filter: placed(selection),
    text,
    typed,
    read: text !== '',
    sort: filter.sort.toUpperCase() as ListPageQuery$variables['sort'],
    page: filter.page,
    map: showsMap(kind, filter) && !moved,
    moved,
    all: moved ? placed(graphFilter(kind, withoutView(filter))) : null,
  };
}

/** The sort orders of a list. Realisations have no price to sort by. */
export function sortsOf(kind: ListKind): readonly Sort[] {
  if (kind !== 'realisations') return sorts;
  return sorts.filter((sort) => !sort.startsWith('price') && sort !== 'reduced');
}

/** The filter of a list's address; a sort order that the list does not have becomes the default. */
export function filterOf(kind: ListKind, search: string): Filter {
  const filter = parseFilter(search);
  return sortsOf(kind).includes(filter.sort) ? filter : { ...filter, sort: noFilter.sort };
}

/** Whether a list is shown on a map. Realisations are not: they were sold long ago. */
function showsMap(kind: ListKind, { view }: Filter): boolean {
  return kind !== 'realisations' && view !== 'list';
}

/** Whether the bounds of a list are what its map shows, and no condition of the visitor's. */
export function isInView(kind: ListKind, filter: Filter): boolean {
  return showsMap(kind, filter) && filter.bounds !== null;
}

/** The filter of a list as the graph has it. */
export function graphFilter(list: ListKind, filter: Filter): GraphFilter {
  const all = settled(filter);
  const conditions = lines(criteria).flatMap(([name, { kind, column }]) => {
    const value = all[name];
    if (kind.write(value).length === 0) return [];
    return [[column, kind.toGraph ? kind.toGraph(value) : value]];
  });
  return { ...restriction[list], ...Object.fromEntries(conditions) };
}

const goals = { sale: 'SALE', rent: 'RENT', realisations: null } as const;

const restriction = {
  sale: { goal: 'SALE' },
  rent: { goal: 'RENT' },
  realisations: { statuses: ['REALISED'] },
} as const;
