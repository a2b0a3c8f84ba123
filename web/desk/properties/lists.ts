import { wordsOf } from '../ui/FindForm.tsx';

/** The lists of properties, in the order of the desk. */
export const propertyLists = ['ALL', 'LACKING', 'WORDLESS', 'HELD', 'HIDDEN', 'CONCLUDED'] as const;

export type PropertyList = (typeof propertyLists)[number];

/** A page of a list: with words it shows the properties that have all of them. */
export interface PropertySearch {
  readonly list: PropertyList;
  readonly words: string;
  /** The cursor of the page before; '' for the first page. */
  readonly after: string;
}

/** What the query of an address asks for; all properties for a list that is none. */
export function searchOf(query: URLSearchParams): PropertySearch {
  return {
    list: propertyLists.find((list) => list === query.get('list')) ?? 'ALL',
    words: wordsOf(query.get('words') ?? ''),
    after: query.get('after') ?? '',
  };
}

/** The query of the address of a page, with its question mark; '' for the first page of all properties. */
export function queryOf({ list, words, after }: PropertySearch): string {
  const query = new URLSearchParams();
  if (list !== 'ALL') query.set('list', list);
  if (words) query.set('words', words);
  if (after) query.set('after', after);
  return query.size > 0 ? `?${query}` : '';
}
