import { expect, test } from 'vitest';
import { parseFilter } from '../../../shared/list/filter.ts';
import type { PageLocation } from '../../../shared/router/page.ts';
import { arrived } from './filterDraft.ts';

const [one, both] = [parseFilter('?type=1'), parseFilter('?type=1&type=2')];
const [before, now] = [visit('?type=3'), visit('?type=1')];
const choices = { filter: both, at: before.location, ahead: ['?type=1', '?type=1&type=2'] };

test('no list has come yet: the choices stay', () => {
  expect(arrived(choices, parseFilter('?type=3'), before)).toBe(choices);
});

test('the list of the first choice comes after a second choice: the second stays', () => {
  const state = arrived(choices, one, now);
  expect(state).toEqual({ filter: both, at: now.location, ahead: ['?type=1&type=2'] });
});

test('the list of the last choice comes: nothing is ahead', () => {
  expect(arrived(choices, both, now)).toEqual({ filter: both, at: now.location, ahead: [] });
});

test('a chip leads to another list: the controls follow its address', () => {
  const none = parseFilter('');
  expect(arrived(choices, none, now)).toEqual({ filter: none, at: now.location, ahead: [] });
});

test('Back leads to the list of an earlier choice: the later choices are dropped', () => {
  const back = { ...now, inPlace: false };
  expect(arrived(choices, one, back)).toEqual({ filter: one, at: now.location, ahead: [] });
});

function visit(search: string) {
  const location: PageLocation = { page: 'sale', language: 'nl', pathname: '/nl/te-koop/', search };
  return { location, inPlace: true };
}
