import type { Locator } from '@playwright/test';

/** The numbers of the properties that cards show, from their links: a card says no reference. */
export const numbersOf = (cards: Locator): Promise<string[]> =>
  cards
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).pathname.split('/').at(-2) ?? ''),
    );
