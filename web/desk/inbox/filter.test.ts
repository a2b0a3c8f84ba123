import { expect, it } from 'vitest';
import {
  filterFor,
  filterInput,
  filterOf,
  keyOf,
  newestFirst,
  partsOf,
  withPart,
} from './filter.ts';

const read = (search: string) => filterOf(new URLSearchParams(search));
const query =
  'words=an+claes&form=sendContact&property=1096&agent=StaffMember:3&state=NEW&from=2026-11-01&until=2026-11-23';

it('an address has a filter, and the filter leads back to it', () => {
  const filter = read(query);
  expect(filter).toEqual({
    words: 'an claes',
    form: 'sendContact',
    property: 1096,
    agent: 'StaffMember:3',
    state: 'NEW',
    from: '2026-11-01',
    until: '2026-11-23',
  });
  expect(read(`${new URLSearchParams(partsOf(filter))}`)).toEqual(filter);
});

it.each([
  ['words=+', 'blank words'],
  [`words=${'x'.repeat(101)}`, 'words that are too long'],
  [`words=${'x+'.repeat(9)}`, 'too many words'],
  ['form=a%20b', 'a form that is none'],
  ['property=-1', 'a number that is none'],
  ['agent=3', 'an agent that is none'],
  ['state=SOLD', 'a state that is none'],
  ['from=today&until=2026-13-01', 'days that are none'],
])('%s asks for nothing: %s', (search) => {
  expect(read(search)).toEqual({});
});

it('words up to the bounds are looked for', () => {
  expect(read(`words=${'x'.repeat(100)}`).words).toHaveLength(100);
  expect(read(`words=${Array(8).fill('x').join('+')}`).words).toBe('x x x x x x x x');
});

it('a part is changed or taken away alone', () => {
  expect(withPart({ words: 'an' }, 'property', '1096')).toEqual({ words: 'an', property: 1096 });
  expect(withPart({ words: 'an', property: 1096 }, 'words', '')).toEqual({ property: 1096 });
});

it('the graph gets lists of forms and states, and nothing for no filter', () => {
  expect(filterInput({})).toBeNull();
  expect(filterInput({ form: 'sendContact', state: 'NEW', words: 'an' })).toEqual({
    forms: ['sendContact'],
    states: ['NEW'],
    words: 'an',
  });
});

it('leads of nobody, those without a CRM and an order have an address; the order narrows nothing', () => {
  const filter = read('agent=nobody&undelivered=yes&order=newest');
  expect(read(`${new URLSearchParams(partsOf(filter))}`)).toEqual(filter);
  expect(filterInput(filter)).toEqual({ nobodys: true, undelivered: true });
  expect(filterInput({ order: 'newest' })).toBeNull();
  expect(newestFirst({ list: 'OPEN', filter })).toBe(true);
  expect(newestFirst({ list: 'OPEN', filter: {} })).toBe(false);
  expect(newestFirst({ list: 'ALL', filter: { order: 'oldest' } })).toBe(false);
  expect(read('undelivered=no&order=sideways')).toEqual({});
});

it('a state goes when another list never has it', () => {
  expect(filterFor('DONE', { state: 'NEW', words: 'an' })).toEqual({ words: 'an' });
  expect(filterFor('ALL', { state: 'NEW' })).toEqual({ state: 'NEW' });
});

it('the same filter of two lists has two names', () => {
  expect(keyOf({ list: 'ALL', filter: {} })).not.toBe(keyOf({ list: 'OPEN', filter: {} }));
  expect(keyOf({ list: 'ALL', filter: read(query) })).toBe(
    keyOf({ list: 'ALL', filter: read(query.split('&').reverse().join('&')) }),
  );
});
