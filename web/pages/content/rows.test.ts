import { expect, it } from 'vitest';
import { isWhole, rowsOf } from './rows.ts';

const module = (row: number, lg = 12, name = '') => ({ row, sm: 12, md: 12, lg, name });

it('lays modules in rows, whatever order they come in', () => {
  const rows = rowsOf([module(2, 12, 'c'), module(0, 6, 'a'), module(0, 6, 'b')]);
  expect(rows.map((row) => row.map(({ name }) => name))).toEqual([['a', 'b'], ['c']]);
});

it('has no rows without modules', () => {
  expect(rowsOf([])).toEqual([]);
});

it.each([
  [[module(0)], true],
  [[module(0, 0)], true],
  [[module(0, 8)], false],
  [[{ ...module(0), sm: 6 }], false],
  [[module(0), module(0)], false],
  [[], false],
])('%j is one module over the whole width: %s', (row, whole) => {
  expect(isWhole(row)).toBe(whole);
});
