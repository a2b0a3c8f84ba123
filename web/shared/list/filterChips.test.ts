import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { randomFilter } from '../../test/randomFilter.ts';
import nl from '../i18n/nl.json';
import { cleared, conditions, filterSearch, parseFilter } from './filter.ts';
import { chips } from './filterChips.ts';

const intl = createIntl({ locale: 'nl-BE', messages: nl });
const filter = parseFilter(
  '?text=tuin&city=Kinrooi|3640&city=Bree&type=2&priceMin=100000&priceMax=450000&bedrooms=2&sort=oldest&page=3',
);
const found = chips(intl, filter, new Map([[2, 'Appartement']]));

it('names every condition', () => {
  expect(found.map(({ words }) => words)).toEqual([
    '“tuin”',
    'Kinrooi',
    'Bree',
    'Appartement',
    'vanaf €\u00a0100.000',
    'tot €\u00a0450.000',
    '2 of meer slaapkamers',
  ]);
});

it('removes one condition and goes to the first page', () => {
  expect(found.map(({ without }) => decodeURIComponent(filterSearch(without)))).toEqual([
    '?city=Kinrooi|3640&city=Bree&type=2&priceMin=100000&priceMax=450000&bedrooms=2&sort=oldest',
    '?text=tuin&city=Bree&type=2&priceMin=100000&priceMax=450000&bedrooms=2&sort=oldest',
    '?text=tuin&city=Kinrooi|3640&type=2&priceMin=100000&priceMax=450000&bedrooms=2&sort=oldest',
    '?text=tuin&city=Kinrooi|3640&city=Bree&priceMin=100000&priceMax=450000&bedrooms=2&sort=oldest',
    '?text=tuin&city=Kinrooi|3640&city=Bree&type=2&priceMax=450000&bedrooms=2&sort=oldest',
    '?text=tuin&city=Kinrooi|3640&city=Bree&type=2&priceMin=100000&bedrooms=2&sort=oldest',
    '?text=tuin&city=Kinrooi|3640&city=Bree&type=2&priceMin=100000&priceMax=450000&sort=oldest',
  ]);
});

it('says of which condition alone the list would be longer without it', () => {
  expect(found.filter(({ alone }) => !alone).map(({ words }) => words)).toEqual([
    'Kinrooi',
    'Bree',
  ]);
});

it('clears everything but the sort order', () => {
  expect(filterSearch(cleared(filter))).toBe('?sort=oldest');
});

it('writes each value in words', () => {
  const words = (search: string) => chips(intl, parseFilter(search), new Map())[0]?.words;
  expect(words('?surfaceMin=1200')).toBe('bewoonbaar vanaf 1.200\u00a0m²');
  expect(words('?facades=3')).toBe('halfopen bebouwing');
  expect(words('?energy=B')).toBe('energielabel B');
  expect(words('?yearMin=1998')).toBe('gebouwd vanaf 1998');
  expect(words('?availableBy=2027-03-01')).toBe('vrij op 01-03-2027');
  expect(words('?garden=1')).toBe('Tuin');
  expect(words('?area=51,5;52,5;52,6')).toBe('gebied op de kaart');
  expect(words('?type=99')).toBe('99');
  expect(words('?city=|9999')).toBe('9999');
});

it('has a chip with words for every condition, which removes only that one', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const filter = randomFilter(seed);
    const all = chips(intl, filter, new Map());
    expect(all).toHaveLength(conditions(filter));
    for (const { words, without } of all) {
      expect(words).not.toMatch(/^filter\.|^$/);
      expect(conditions(without)).toBe(conditions(filter) - 1);
      expect(without).toMatchObject({ page: 1, sort: filter.sort, view: filter.view });
    }
  }
});
