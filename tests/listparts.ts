import type { Page } from '@playwright/test';

/** The properties that a page of a list shows. */
export function cards(page: Page) {
  return page.getByRole('main').getByRole('article');
}

/** The line that says which page of how many it is. */
export function position(page: Page) {
  return page.getByRole('main').getByRole('status');
}

/** The conditions of a list, each of which can be removed. */
export function chips(page: Page) {
  return page.getByRole('list', { name: 'Actieve filters' }).getByRole('listitem');
}
