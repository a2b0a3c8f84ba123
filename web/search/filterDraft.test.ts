import { expect, test } from 'vitest';
import type { PageLocation } from '../router/page.ts';
import { parseFilter } from './filter.ts';
import { arrived } from './filterDraft.ts';

const [one, both] = [parseFilter('?type=1'), parseFilter('?type=1&type=2')];
const [before, now] = [visit('?type=3'), visit('?type=1')];
const choices = { filter: both, at: before, ahead: ['?type=1', '?type=1&type=2'] };

test('nothing has come yet: the choices stay as they were made', () => {
  expect(arrived(choices, parseFilter('?type=3'), before)).toBe(choices);
});

test('the list of the first choice comes while a second was made: the second stays', () => {
  const state = arrived(choices, one, now);
  expect(state).toEqual({ filter: both, at: now, ahead: ['?type=1&type=2'] });
});

test('the list of the last choice comes: nothing is ahead', () => {
  expect(arrived(choices, both, now)).toEqual({ filter: both, at: now, ahead: [] });
});

test('a chip or the back button leads elsewhere: the controls follow', () => {
  const state = arrived(choices, parseFilter(''), now);
  expect(state).toEqual({ filter: parseFilter(''), at: now, ahead: [] });
});

test('the back button leads to the same address once more: the choice that did not come is given up', () => {
  const again = visit('?type=3');
  const state = arrived(choices, parseFilter('?type=3'), again);
  expect(state).toEqual({ filter: parseFilter('?type=3'), at: again, ahead: [] });
});

function visit(search: string): PageLocation {
  return { page: 'sale', language: 'nl', pathname: '/nl/te-koop/', search };
}
