import type { Page } from '@playwright/test';

/** The panel of results under the Dutch search field. */
export function panel(page: Page) {
  return page.getByRole('dialog', { name: 'Zoekresultaten' });
}

/** The headings of its groups. */
export function groups(page: Page) {
  return panel(page).getByRole('heading');
}

/** Its rows with these words. */
export function rows(page: Page, words: string) {
  return panel(page).getByRole('listitem').filter({ hasText: words });
}
