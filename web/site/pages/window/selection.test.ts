import { expect, it } from 'vitest';
import { mostCards, oneCard, paperIn, setOfCards } from './selection.ts';

it('selects one property, sold or rented too', () => {
  expect(oneCard(1035)).toMatchObject({ filter: { numbers: [1035] }, first: 1 });
  expect(oneCard(1035).filter.statuses).toContain('SOLD');
});

it('reads the filter of a list, with goal, number and office beside it', () => {
  expect(setOfCards('?city=Bree%7C3960&goal=rent&office=2&sort=price_asc')).toEqual({
    filter: {
      goal: 'RENT',
      cities: [{ name: 'Bree', zip: '3960' }],
      agents: [{ office: 2 }],
    },
    sort: 'PRICE_ASC',
    first: mostCards,
  });
  expect(setOfCards('?number=7&number=7&number=9').filter).toMatchObject({ numbers: [7, 9] });
});

it.each(['x', '-1', '1e9', '12345678901'])('finds no office %j', (office) => {
  const { filter } = setOfCards(`?office=${encodeURIComponent(office)}`);
  expect(filter.agents).toEqual([{ office: -1 }]);
});

it.each(['', '?', '?office=', '?%zz', '?priceMax=-1&goal=BUY'])('selects all for %j', (search) => {
  expect(setOfCards(search)).toEqual({
    filter: { goal: null },
    sort: 'NEWEST',
    first: mostCards,
  });
});

it('has A4 for an unknown paper', () => {
  expect(['', '?paper=a3', '?paper=A3', '?paper=b5'].map(paperIn)).toEqual([
    'a4',
    'a3',
    'a4',
    'a4',
  ]);
});

it('has no more cards than a set may have', () => {
  const numbers = Array.from({ length: 90 }, (_, i) => `number=${i + 1}`).join('&');
  expect(setOfCards(`?${numbers}`).filter.numbers).toHaveLength(mostCards);
});
