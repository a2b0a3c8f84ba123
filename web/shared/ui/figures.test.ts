import { expect, it } from 'vitest';
import { dayMonthYear, decimal, euro, grouped } from './figures.ts';

it('groups thousands with points', () => {
  expect([7, 999, 1000, 1_234_567].map(grouped)).toEqual(['7', '999', '1.000', '1.234.567']);
});

it('writes decimals with a comma', () => {
  expect([8.4, 42, 0.125, -0.5, 12_345.6].map(decimal)).toEqual([
    '8,4',
    '42',
    '0,13',
    '-0,5',
    '12.345,6',
  ]);
});

it('writes euro with a space that does not break', () => {
  expect(euro(349_000)).toBe('€\u00a0349.000');
});

it('writes dates as day, month, year', () => {
  expect(dayMonthYear('2034-03-17')).toBe('17-03-2034');
});
