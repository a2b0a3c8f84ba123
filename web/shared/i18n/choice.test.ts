// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { type Clues, detect, remember } from './choice.ts';

const empty: Clues = { search: '', cookie: '', local: null, session: null, browser: [], html: '' };
const all: Clues = {
  search: '?lng=fr',
  cookie: 'a=1; i18nextLng=en; b=2',
  local: 'fr',
  session: 'en',
  browser: ['fr-BE', 'en'],
  html: 'en',
};
const inUse = ['nl', 'fr', 'en'] as const;

it('reads query, cookie, local storage, session storage, browser and html tag, in this order', () => {
  const clues: Clues = { ...all };
  const order: (keyof Clues)[] = ['search', 'cookie', 'local', 'session', 'browser', 'html'];
  const found = order.map((name) => {
    const language = detect(clues, inUse);
    Object.assign(clues, { [name]: empty[name] });
    return language;
  });
  expect(found).toEqual(['fr', 'en', 'fr', 'en', 'fr', 'en']);
  expect(detect(clues, inUse)).toBeNull();
});

it('ignores languages that are not in use', () => {
  expect(detect({ ...empty, search: '?lng=de', browser: ['de', 'sv', 'fr-CA'] }, inUse)).toBe('fr');
});

it('ignores invalid values', () => {
  const invalid = { ...empty, search: '?lng=%zz', cookie: 'i18nextLng=', local: '{}', html: 'x' };
  expect(detect(invalid, inUse)).toBeNull();
});

it('ignores a cookie whose name only ends like ours', () => {
  expect(detect({ ...empty, cookie: 'xi18nextLng=fr' }, inUse)).toBeNull();
});

afterEach(() => localStorage.clear());

it('stores the choice in local storage and in a cookie', () => {
  remember('fr');
  expect(localStorage.getItem('i18nextLng')).toBe('fr');
  expect(document.cookie).toContain('i18nextLng=fr');
});
