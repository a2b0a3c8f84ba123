import { wordsOf } from '../ui/findWords.ts';

/** The lists of pictures, in the order of the desk. */
export const pictureLists = ['ALL', 'WORDLESS', 'SITE', 'PROPERTIES', 'UNUSED'] as const;

export type PictureList = (typeof pictureLists)[number];

/** A page of a list, with the picture that is chosen. Empty texts stand for none. */
export interface PictureSearch {
  readonly list: PictureList;
  readonly words: string;
  /** The cursor of the page before. */
  readonly after: string;
  readonly picture: string;
}

/** The first page of all pictures, with a picture or without. */
export const allPictures = (picture = ''): { readonly screen: 'pictures' } & PictureSearch => ({
  screen: 'pictures',
  list: 'ALL',
  words: '',
  after: '',
  picture,
});

/** The page that the query of an address names; all pictures for an unknown list. */
export function picturesOf(query: URLSearchParams): PictureSearch {
  return {
    list: pictureLists.find((list) => list === query.get('list')) ?? 'ALL',
    words: wordsOf(query.get('words') ?? ''),
    after: query.get('after') ?? '',
    picture: query.get('picture') ?? '',
  };
}

/** The query of the address of a page, with its question mark; '' for the first page of all pictures. */
export function picturesQuery({ list, words, after, picture }: PictureSearch): string {
  const query = new URLSearchParams();
  if (list !== 'ALL') query.set('list', list);
  if (words) query.set('words', words);
  if (after) query.set('after', after);
  if (picture) query.set('picture', picture);
  return query.size > 0 ? `?${query}` : '';
}
