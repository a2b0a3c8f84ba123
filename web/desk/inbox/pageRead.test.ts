import { expect, it } from 'vitest';
import { type Page, pageRead } from './pageRead.ts';

type Lead = Page['nodes'][number];

const leads = (ids: string) => [...ids].map((id) => ({ id }) as Lead);
const page = (ids: string, hasNextPage = true): Page => ({
  nodes: leads(ids),
  totalCount: 9,
  endCursor: `after ${ids.at(-1)}`,
  hasNextPage,
});
const read = (ids: string, more = true) => ({
  leads: leads(ids),
  endCursor: `after ${ids.at(-1)}`,
  more,
});
const shown = (list: ReturnType<typeof pageRead>) => list.leads?.map(({ id }) => id).join('');

it('a page follows what was read before', () => {
  const list = pageRead(read('abc'), page('def', false), true);
  expect(shown(list)).toBe('abcdef');
  expect(list).toMatchObject({ endCursor: 'after f', more: false, waiting: false });
});

it('a lead that moved to the next page meanwhile is there once', () => {
  expect(shown(pageRead(read('abc'), page('cde'), true))).toBe('abcde');
});

it('the first page anew keeps what was read below it, and where that ended', () => {
  const list = pageRead(read('abcdef', false), page('bcd'), false);
  expect(shown(list)).toBe('bcdef');
  expect(list).toMatchObject({ endCursor: 'after f', more: false });
});

it('the first page anew replaces a list that it does not join', () => {
  const list = pageRead(read('abcdef', false), page('xyz'), false);
  expect(shown(list)).toBe('xyz');
  expect(list).toMatchObject({ endCursor: 'after z', more: true });
});

it('an empty first page empties the list', () => {
  const list = pageRead(read('abc'), { nodes: [], totalCount: 0, hasNextPage: false }, false);
  expect(list).toMatchObject({ leads: [], endCursor: null, more: false });
});
