import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { embedTexts } from '../../build/embed.ts';
import { longestFilter, mostProperties, readEmbed } from './readEmbed.ts';

const read = (attributes: Record<string, string>, pageLanguage = '') =>
  readEmbed((name) => attributes[name] ?? null, pageLanguage);
const filterOf = (filter: string) => read({ filter }).variables.filter;

it('reads the query string of a list', () => {
  const filter = 'goal=SALE&city=Kinrooi|3640&priceMax=400000&garden=1&sort=price_asc';
  const { variables, list } = read({ filter, language: 'fr', count: '3' });
  expect(variables).toEqual({
    language: 'FR',
    filter: {
      goal: 'SALE',
      cities: [{ name: 'Kinrooi', zip: '3640' }],
      priceMax: 400_000,
      garden: true,
    },
    sort: 'PRICE_ASC',
    first: 3,
  });
  expect(list).toBe(
    '/for-sale/?lng=fr&city=Kinrooi%7C3640&priceMax=400000&garden=1&sort=price_asc',
  );
});

it('shows everything that is available without a filter', () => {
  const { variables, list } = read({});
  expect(variables).toEqual({ language: 'NL', filter: { goal: null }, sort: 'NEWEST', first: 6 });
  expect(list).toBe('/?lng=nl');
});

it('shows properties by their numbers, sold ones too', () => {
  expect(filterOf('number=1096&number=1111&number=1096')).toMatchObject({
    numbers: [1096, 1111],
    statuses: expect.arrayContaining(['AVAILABLE', 'SOLD']),
  });
});

it('takes the order of its attribute before that of the filter', () => {
  const orderOf = (sort: string) => read({ filter: 'sort=oldest', sort }).variables.sort;
  expect(['PRICE_DESC', '', 'cheapest'].map(orderOf)).toEqual(['PRICE_DESC', 'OLDEST', 'NEWEST']);
});

it('takes the language of the page where it has none of its own', () => {
  const languageOf = (language: string, page: string) => read({ language }, page).language;
  expect(languageOf('de', 'fr')).toBe('de');
  expect(languageOf('', 'fr-BE')).toBe('fr');
  expect(languageOf('xx', 'xx')).toBe('nl');
});

it.each([
  'nonsense',
  '%zz=%',
  'goal=BUY&city=|&priceMax=-1&number=0&number=x&number=1e9',
  '&&&===',
  '?',
])('leaves out what it cannot read: %s', (filter) => {
  expect(read({ filter }).wrong).toBe('');
  expect(filterOf(filter)).toEqual({ goal: null });
});

it('has bounds, and says which one a filter is beyond', () => {
  const numbers = Array.from({ length: 1000 }, (_, i) => `number=${i + 1}`);
  expect(read({ filter: numbers.join('&') }).wrong).toContain(`${longestFilter}`);
  expect(filterOf(numbers.slice(0, 90).join('&')).numbers).toHaveLength(mostProperties);
  const counts = ['0', '25', '999999999', '1.5', '-3', 'many'].map((count) => read({ count }));
  expect(counts.map(({ variables }) => variables.first)).toEqual([1, 24, 24, 6, 6, 6]);
  expect(read({ filter: '{"goal":"SALE"}' }).wrong).toContain('not JSON');
});

it('has every text in every language', () => {
  const all = Object.values(embedTexts());
  expect(all).toHaveLength(4);
  expect(all.every((texts) => texts.charges.includes('{charges}'))).toBe(true);
});

it('has the colours of the site', () => {
  const valuesOf = (file: string) => {
    const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
    return new Map(
      Array.from(text.matchAll(/^ {2}(--[\w-]+): (oklch.*);$/gm), ([, a, b]) => [a, b]),
    );
  };
  const site = valuesOf('../../shared/styles/tokens.css');
  const own = [...valuesOf('homes.css')];
  expect(own.length).toBeGreaterThan(5);
  expect(own).toEqual(own.map(([name]) => [name, site.get(name)]));
});
