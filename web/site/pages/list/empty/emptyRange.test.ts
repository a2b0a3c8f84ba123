import { expect, test } from 'vitest';
import { filterSearch, parseFilter } from '../../../../shared/list/filter.ts';
import { emptyRange } from './emptyRange.ts';

test.each([
  ['?priceMin=500000&priceMax=300000&page=2', '?priceMin=300000&priceMax=500000'],
  ['?yearMin=2020&yearMax=1990', '?yearMin=1990&yearMax=2020'],
  ['?priceMin=1&priceMax=1', null],
  ['?surfaceMin=90', null],
  ['', null],
])('swaps two limits that exclude each other: %s', (search, swapped) => {
  const found = emptyRange(parseFilter(search));
  expect(found && filterSearch(found.swapped)).toBe(swapped);
});
