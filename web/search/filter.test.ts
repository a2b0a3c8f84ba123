import { describe, expect, it } from 'vitest';
import { filterSearch, indexable, noFilter, parseFilter } from './filter.ts';

describe('the address of a list', () => {
  it('keeps a filter whole', () => {
    const filter = {
      text: 'tuin & "zuid"',
      cities: [
        { name: 'Kinrooi', zip: '3640' },
        { name: 'Liège', zip: '' },
        { name: '', zip: '3680' },
      ],
      types: [1, 4],
      priceMin: 150_000,
      priceMax: 450_000,
      bedrooms: 2,
      sort: 'price_asc',
      page: 3,
    } as const;
    expect(parseFilter(filterSearch(filter))).toEqual(filter);
  });

  it('is empty for everything', () => {
    expect(filterSearch(noFilter)).toBe('');
    expect(parseFilter('')).toEqual(noFilter);
  });

  it('reads what a form without scripts sends', () => {
    const sent =
      '?city=Kapelle-op-den-Bos%7C1880&priceMin=&priceMax=450000&bedrooms=&text=rustig+gelegen&sort=oldest';
    expect(parseFilter(sent)).toEqual({
      ...noFilter,
      cities: [{ name: 'Kapelle-op-den-Bos', zip: '1880' }],
      priceMax: 450_000,
      text: 'rustig gelegen',
      sort: 'oldest',
    });
  });
});

describe('nonsense in the address of a list', () => {
  it.each([
    '?priceMin=abc',
    '?priceMax=-1',
    '?priceMin=1e9',
    '?bedrooms=0',
    '?page=0',
    '?page=-1',
    '?page=1.5',
    '?sort=foo',
    '?sort[]=oldest',
    '?type=DROP%20TABLE',
    '?city=|',
    "?city=x|' OR 1=1",
    `?city=${'x'.repeat(10_000)}`,
    '?text=%E0%A4%A',
    '?%E0%A4%A=1',
    '?__proto__=1&constructor=2',
    '?&&==&=',
  ])('%s asks for everything', (search) => {
    expect(parseFilter(search)).toEqual(noFilter);
  });

  it('is cut where it is too much', () => {
    const cities = Array.from({ length: 500 }, (_, i) => `city=Stad${i}`).join('&');
    const filter = parseFilter(`?text=${'é'.repeat(10_000)}&bedrooms=99&page=999999999&${cities}`);
    expect(filter.text).toBe('é'.repeat(100));
    expect(filter.bedrooms).toBe(20);
    expect(filter.page).toBe(100_000);
    expect(filter.cities).toHaveLength(20);
  });

  it('names a city once', () => {
    expect(parseFilter('?city=Bree&city=Bree&type=2&type=02').cities).toHaveLength(1);
    expect(parseFilter('?city=Bree&city=Bree&type=2&type=02').types).toEqual([2]);
  });

  it('keeps quotes of a city as they are', () => {
    expect(parseFilter('?city=%22Bree%22').cities).toEqual([{ name: '"Bree"', zip: '' }]);
  });
});

describe('search engines', () => {
  it.each(['', '?city=Bree', '?type=4', '?page=2', '?city=Bree&page=2'])('keep "%s"', (search) => {
    expect(indexable(parseFilter(search))).toBe(true);
  });

  it.each([
    '?city=Bree&type=4',
    '?city=Bree&city=Peer',
    '?priceMax=300000',
    '?text=tuin',
    '?sort=oldest',
  ])('do not keep "%s"', (search) => {
    expect(indexable(parseFilter(search))).toBe(false);
  });
});
