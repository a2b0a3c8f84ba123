import { expect, it } from 'vitest';
import { amountOf, differenceOf, typedPrice } from './amount.ts';

it.each([
  ['339000', 339_000, 0],
  ['339.000', 339_000, 0],
  ['€ 339 000', 339_000, 0],
  ['1.250,50', 1250, 50],
  ['845,5', 845, 50],
  ['1,250.50', 1250, 50],
])('reads the price %s', (typed, amount, cents) => {
  expect(amountOf(typed)).toEqual({ amount, cents });
});

it.each(['', '0', 'veel', '3.39.0000', '12.3456', '-5', '1000000000'])(
  'takes %s for no price',
  (typed) => {
    expect(amountOf(typed)).toBeNull();
  },
);

it.each(['nl', 'fr', 'en', 'de'])('reads what it writes itself in %s', (locale) => {
  for (const price of [
    { amount: 845, cents: 0 },
    { amount: 1250, cents: 50 },
    { amount: 339_000, cents: 5 },
  ])
    expect(amountOf(typedPrice(price, locale))).toEqual(price);
  expect(typedPrice({ amount: 1250, cents: 50 }, 'en')).toBe('1,250.50');
});

it('says by how many percent a price is another', () => {
  expect(differenceOf(349_000, 339_000)).toBe(-2.9);
  expect(differenceOf(100, 150)).toBe(50);
});
