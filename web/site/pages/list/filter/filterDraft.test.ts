import { expect, test } from 'vitest';
import { type Filter, parseFilter } from '../../../../shared/list/filter.ts';
import type { PageLocation } from '../../../../shared/router/page.ts';
import { arrived } from './filterDraft.ts';

const [one, both] = [parseFilter('?type=1'), parseFilter('?type=1&type=2')];
const [before, now] = [visit('?type=3'), visit('?type=1')];
const choices = {
  filter: both,
  current: parseFilter('?type=3'),
  at: before.location,
  ahead: ['?type=1', '?type=1&type=2'],
};

test('no list has come yet: the choices stay', () => {
  expect(arrived(choices, parseFilter('?type=3'), before)).toBe(choices);
});

test('the list of the first choice comes after a second choice: the second stays', () => {
  const state = arrived(choices, one, now);
  expect(state).toEqual({
    filter: both,
    current: one,
    at: now.location,
    ahead: ['?type=1&type=2'],
  });
});

test('the list of the last choice comes: nothing is ahead', () => {
  expect(arrived(choices, both, now)).toEqual({
    filter: both,
    current: both,
    at: now.location,
    ahead: [],
  });
});

test('a chip leads to another list: the controls follow its address', () => {
  const none = parseFilter('');
  expect(arrived(choices, none, now)).toEqual({
    filter: none,
    current: none,
    at: now.location,
    ahead: [],
  });
});

test('Back leads to the list of an earlier choice: the later choices are dropped', () => {
  const back = { ...now, inPlace: false };
  expect(arrived(choices, one, back)).toEqual({
    filter: one,
    current: one,
    at: now.location,
    ahead: [],
  });
});

test('the map moves alone: what is being typed stays, and the controls have its bounds', () => {
  const [from, to] = ['', '&bounds=51,5.5,51.2,5.9'].map((bounds) =>
    parseFilter(`?type=1${bounds}&view=both`),
  );
  const typing = {
    filter: { ...from, text: 'tui' } as Filter,
    current: from as Filter,
    at: before.location,
    ahead: [],
  };
  const state = arrived(typing, to as Filter, now);
  expect(state.filter).toEqual({ ...to, text: 'tui' });
  expect(state.at).toBe(now.location);
});

function visit(search: string) {
  const location: PageLocation = { page: 'sale', language: 'nl', pathname: '/nl/te-koop/', search };
  return { location, inPlace: true };
}
