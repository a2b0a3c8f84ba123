import { wordsOf } from '../ui/findWords.ts';

/** The lists of owners, in the order of the desk. */
export const ownerLists = ['ALL', 'NOT_YET', 'NO_ADDRESS', 'CLOSED'] as const;

export type OwnerList = (typeof ownerLists)[number];

/** What is read of the owners: a list, and of it those with all the words. */
export interface OwnerSearch {
  readonly list: OwnerList;
  readonly words: string;
}

/** The owners that an address names; all owners for an unknown list. The words, which may be a name, stand after the hash. */
export function ownersOf(query: URLSearchParams, hash: string): OwnerSearch {
  return {
    list: ownerLists.find((list) => list === query.get('list')) ?? 'ALL',
    words: wordsOf(new URLSearchParams(hash.slice(1)).get('words') ?? ''),
  };
}

/** The end of the address of a list; '' for all owners. */
export function ownersAt({ list, words }: OwnerSearch): string {
  const hash = words && `#${new URLSearchParams({ words })}`;
  return `${list === 'ALL' ? '' : `?list=${list}`}${hash}`;
}

/** The number in the id of an owner, as its address has it. */
export const ownerNumber = (id: string) => id.replace('DeskOwner:', '');
