import { wordsOf } from '../ui/findWords.ts';

/** The lists of properties, in the order of the desk. */
export const propertyLists = [
  'ALL',
  'LACKING',
  'WORDLESS',
  'HELD',
  'HIDDEN',
  'CONCLUDED',
  'ARCHIVED',
] as const;

export type PropertyList = (typeof propertyLists)[number];

/** The orders of a list. */
export const propertyOrders = ['NEWEST', 'OLDEST', 'MOST_VIEWED', 'LEAST_VIEWED'] as const;

/** A page of a list: with words it shows the properties that have all of them. */
export interface PropertySearch {
  readonly list: PropertyList;
  readonly words: string;
  readonly goal: 'SALE' | 'RENT' | null;
  /** The agency's number of the agent; null for everybody's. */
  readonly agent: number | null;
  readonly order: (typeof propertyOrders)[number];
  /** The cursor of the page before; '' for the first page. */
  readonly after: string;
}

/** The first page of a list, not narrowed. */
export const propertiesOf = (list: PropertyList): PropertySearch => ({
  list,
  words: '',
  goal: null,
  agent: null,
  order: 'NEWEST',
  after: '',
});

/** The page that the query of an address names; unknown values restrict nothing. */
export function searchOf(query: URLSearchParams): PropertySearch {
  const goal = query.get('goal');
  const agent = query.get('agent') ?? '';
  return {
    list: propertyLists.find((list) => list === query.get('list')) ?? 'ALL',
    words: wordsOf(query.get('words') ?? ''),
    goal: goal === 'SALE' || goal === 'RENT' ? goal : null,
    agent: /^\d{1,9}$/.test(agent) ? Number(agent) : null,
    order: propertyOrders.find((order) => order === query.get('order')) ?? 'NEWEST',
    after: query.get('after') ?? '',
  };
}

/** The query of the address of a page, with its question mark; '' for the first page of all properties. */
export function queryOf({ list, words, goal, agent, order, after }: PropertySearch): string {
  const query = new URLSearchParams();
  if (list !== 'ALL') query.set('list', list);
  if (words) query.set('words', words);
  if (goal) query.set('goal', goal);
  if (agent !== null) query.set('agent', `${agent}`);
  if (order !== 'NEWEST') query.set('order', order);
  if (after) query.set('after', after);
  return query.size > 0 ? `?${query}` : '';
}
