import { expect, it } from 'vitest';
import { isUncacheable } from '../../site/routes.ts';
import { isPrivate } from './isPrivate.ts';
import { rows } from './paths.ts';

/** The pages that the table says are for one visitor. */
const pagesFor = (whom: string) => rows.filter((row) => row.for === whom).map(({ page }) => page);

it('names the pages that are for one visitor', () => {
  expect(pagesFor('owner')).toEqual(['login', 'owner', 'password']);
  expect(pagesFor('link')).toEqual(['appointment', 'demand', 'newsletter', 'ownerNews', 'offer']);
  expect(pagesFor('thanks')).toEqual(
    rows.map(({ page }) => page).filter((page) => page.startsWith('thanks')),
  );
});

it.each(pagesFor('owner'))('the page %s is private, and uncacheable with a search', (page) => {
  const at = { page, pathname: '/', search: '?next=/nl/', language: 'nl' } as const;
  expect(isPrivate(at)).toBe(true);
  expect(isUncacheable(at)).toBe(true);
});
