import { expect, test } from 'vitest';
import { parseFilter } from './filter.ts';
import { arrived } from './filterDraft.ts';

const one = parseFilter('?type=1');
const both = parseFilter('?type=1&type=2');

test('the list of the first choice comes while a second was made: the second stays', () => {
  const state = arrived({ filter: both, ahead: ['?type=1', '?type=1&type=2'] }, one, '?type=1');
  expect(state).toEqual({ filter: both, address: '?type=1', ahead: ['?type=1&type=2'] });
});

test('the list of the last choice comes: nothing is ahead', () => {
  const state = arrived(
    { filter: both, ahead: ['?type=1', '?type=1&type=2'] },
    both,
    '?type=1&type=2',
  );
  expect(state).toEqual({ filter: both, address: '?type=1&type=2', ahead: [] });
});

test('a chip or the back button leads elsewhere: the controls follow', () => {
  const state = arrived({ filter: both, ahead: ['?type=1&type=2'] }, parseFilter(''), '');
  expect(state).toEqual({ filter: parseFilter(''), address: '', ahead: [] });
});
