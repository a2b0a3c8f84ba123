import { expect, it } from 'vitest';
import { parseFilter } from '../../../shared/list/filter.ts';
import { feedPath } from './feedPath.ts';

it('is the feed of the goal and the conditions, however the list is shown', () => {
  const filter = parseFilter('?priceMax=400000&city=Bree|3960&sort=price_asc&view=map&page=2');
  expect(feedPath('sale', 'fr', filter)).toBe(
    '/fr/feed.xml?goal=sale&city=Bree%7C3960&priceMax=400000',
  );
});

it('is the feed of the goal for a list without conditions', () => {
  expect(feedPath('rent', 'nl', parseFilter(''))).toBe('/nl/feed.xml?goal=rent');
});

it('is absent for realisations', () => {
  expect(feedPath('realisations', 'nl', parseFilter(''))).toBeUndefined();
});
