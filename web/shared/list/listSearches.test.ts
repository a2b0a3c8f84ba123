import { expect, it } from 'vitest';
import searches from '../../../agency/testdata/listsearch.json';
import { criteria, lines } from './criteria.ts';
import { filterSearch, parseFilter } from './filter.ts';
import { graphFilter } from './filterVariables.ts';

const addressOf = (search: string) => filterSearch(parseFilter(search));

it.each(searches)('$search is read as the server does', ({ search, filter, refused }) => {
  expect(graphFilter('sale', parseFilter(search))).toEqual({ goal: 'SALE', ...filter });
  if (!refused) return;
  const given = new URLSearchParams(search).getAll(refused);
  expect(new URLSearchParams(addressOf(search)).getAll(refused)).not.toEqual(given);
});

it.each(lines(criteria))('%s stands in an address that both read', (name, { param = name }) => {
  const isIn = ({ search, refused }: (typeof searches)[number]) =>
    !refused && new URLSearchParams(addressOf(search)).has(param);
  expect(searches.some(isIn)).toBe(true);
});
