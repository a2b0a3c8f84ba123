import { expect, it } from 'vitest';
import { amountOf, differenceOf } from './amount.ts';

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

it('says by how many percent a price is another', () => {
  expect(differenceOf(349_000, 339_000)).toBe(-2.9);
  expect(differenceOf(100, 150)).toBe(50);
});
