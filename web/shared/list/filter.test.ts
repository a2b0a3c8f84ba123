import { describe, expect, it } from 'vitest';
import { randomFilter } from '../../test/randomFilter.ts';
import { conditions, filterSearch, indexable, noFilter, parseFilter } from './filter.ts';
import { largestRadius, mostChoices } from './kinds.ts';

describe('the address of a list', () => {
  it('gives back every filter that was written', () => {
    for (let seed = 1; seed <= 500; seed++) {
      const filter = randomFilter(seed);
      expect(parseFilter(filterSearch(filter)), `seed ${seed}`).toEqual(filter);
    }
  });

  it('has the criteria in the order of their table, by their old names', () => {
    const filter = parseFilter(
      '?view=map&garden=1&type=4&city=Bree|3960&energy=B&energy=A&bounds=51,5.5,51.2,5.9&bathrooms=2',
    );
    expect(decodeURIComponent(filterSearch(filter))).toBe(
      '?city=Bree|3960&type=4&bathrooms=2&energy=A&energy=B&garden=1&bounds=51,5.5,51.2,5.9&view=map',
    );
    expect(conditions(filter)).toBe(7);
  });

  it('has a radius behind its cities, and none without them or beyond the largest', () => {
    const around = (radius: unknown) => parseFilter(`?radius=${radius}&city=Genk|3600&type=1`);
    expect(decodeURIComponent(filterSearch(around(largestRadius)))).toBe(
      `?city=Genk|3600&radius=${largestRadius}&type=1`,
    );
    expect(conditions(around(10))).toBe(3);
    for (const radius of [largestRadius + 1, 0, -5, 'far', ''])
      expect(around(radius).radius).toBeNull();
    const without = { ...around(10), cities: [] };
    expect(filterSearch(without)).toBe('?type=1');
  });

  it('is read as other programs pass it on', () => {
    const filter = parseFilter('?type=4&city=Bree%7C3960');
    expect(filter.cities).toEqual([{ name: 'Bree', zip: '3960' }]);
    expect(parseFilter('?type=4&amp;city=Bree%7C3960')).toEqual(filter);
    expect(parseFilter('?type=4&city=Bree%257C3960')).toEqual(filter);
  });

  it('keeps the corners of an area readable', () => {
    const search = '?area=51.1,5.7;51.2,5.8;51,5.9';
    expect(filterSearch(parseFilter(search))).toBe(search);
    expect(filterSearch(parseFilter(`?area=${encodeURIComponent(search.slice(6))}`))).toBe(search);
  });

  it('is empty without a filter', () => {
    expect(filterSearch(noFilter)).toBe('');
    expect(parseFilter('')).toEqual(noFilter);
  });

  it('is read as a form without scripts sends it', () => {
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
    '?garden=yes&lift=0&pool=-1',
    '?energy=Z&facades=7&facades=-3',
    '?energy=%F0%9F%8F%A0',
    '?availableBy=2026-02-30',
    '?availableBy=soon',
    '?bathrooms=-1&garages=many&parkings=1.5',
    '?bounds=51,5',
    '?bounds=52,5.5,51,5.9',
    '?area=1,2;3,4',
    '?radius=10',
    '?radius=-5',
    `?area=${'51.1,5.7;'.repeat(10_000)}51,5.9`,
    '?view=satellite',
  ])('%s is ignored', (search) => {
    expect(parseFilter(search)).toEqual(noFilter);
  });

  it('is clamped to the longest text, the highest number and the most cities', () => {
    const cities = Array.from({ length: 500 }, (_, i) => `city=Stad${i}`).join('&');
    const filter = parseFilter(`?text=${'é'.repeat(10_000)}&bedrooms=99&page=999999999&${cities}`);
    expect(filter.text).toBe('é'.repeat(100));
    expect(filter.bedrooms).toBe(20);
    expect(filter.page).toBe(100_000);
    expect(filter.cities).toHaveLength(mostChoices);
    expect(parseFilter(`?text=${'a'.repeat(5000)}`).text).toHaveLength(100);
    expect(parseFilter('?bathrooms=999&yearMin=9999')).toMatchObject({
      bathrooms: 20,
      yearMin: 2200,
    });
  });

  it('is passed on when limits exclude each other', () => {
    const limits = { priceMin: 500_000, priceMax: 100_000, yearMin: 2020, yearMax: 1900 };
    expect(parseFilter('?priceMin=500000&priceMax=100000&yearMin=2020&yearMax=1900')).toMatchObject(
      limits,
    );
  });

  it('names a city once', () => {
    expect(parseFilter('?city=Bree&city=Bree&type=2&type=02').cities).toHaveLength(1);
    expect(parseFilter('?city=Bree&city=Bree&type=2&type=02').types).toEqual([2]);
  });

  it("keeps the quotes in a city's name", () => {
    expect(parseFilter('?city=%22Bree%22').cities).toEqual([{ name: '"Bree"', zip: '' }]);
  });
});

describe('indexable', () => {
  it.each(['', '?city=Bree', '?type=4', '?page=2', '?city=Bree&page=2'])(
    'allows "%s"',
    (search) => {
      expect(indexable(parseFilter(search))).toBe(true);
    },
  );

  it.each([
    '?city=Bree&type=4',
    '?city=Bree&city=Peer',
    '?priceMax=300000',
    '?text=tuin',
    '?garden=1',
    '?city=Bree&view=map',
    '?city=Bree&radius=10',
    '?sort=oldest',
  ])('refuses "%s"', (search) => {
    expect(indexable(parseFilter(search))).toBe(false);
  });
});
