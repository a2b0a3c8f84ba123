import { expect, test } from 'vitest';
import { allPictures, picturesOf, picturesQuery } from './lists.ts';

test('a page of pictures has an address, which leads back to it', () => {
  const page = { list: 'WORDLESS', words: 'huis maaseik', after: '12', picture: 'a.jpg' } as const;
  expect(picturesOf(new URLSearchParams(picturesQuery(page)))).toEqual(page);
  expect(picturesQuery(allPictures())).toBe('');
});

test('a list that is none is all pictures', () => {
  expect(picturesOf(new URLSearchParams('list=none')).list).toBe('ALL');
});
