import { expect, it } from 'vitest';
import { isFullWidth, rowsOf } from './rows.ts';

const module = (row: number, lg = 12, name = '') => ({ row, sm: 12, md: 12, lg, name });

it('groups modules by row, in whatever order they come', () => {
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
])('%j is one module of full width: %s', (row, full) => {
  expect(isFullWidth(row)).toBe(full);
});
