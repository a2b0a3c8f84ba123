import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import nl from '../i18n/nl.json';
import { filterSearch, parseFilter } from './filter.ts';
import { chips, cleared } from './filterChips.ts';

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
    '€\u00a0100.000 – €\u00a0450.000',
    '2 of meer slaapkamers',
  ]);
});

it('takes away one condition and goes to the first page', () => {
  expect(found.map(({ without }) => decodeURIComponent(filterSearch(without)))).toEqual([
    '?city=Kinrooi|3640&city=Bree&type=2&priceMin=100000&priceMax=450000&bedrooms=2&sort=oldest',
    '?text=tuin&city=Bree&type=2&priceMin=100000&priceMax=450000&bedrooms=2&sort=oldest',
    '?text=tuin&city=Kinrooi|3640&type=2&priceMin=100000&priceMax=450000&bedrooms=2&sort=oldest',
    '?text=tuin&city=Kinrooi|3640&city=Bree&priceMin=100000&priceMax=450000&bedrooms=2&sort=oldest',
    '?text=tuin&city=Kinrooi|3640&city=Bree&type=2&bedrooms=2&sort=oldest',
    '?text=tuin&city=Kinrooi|3640&city=Bree&type=2&priceMin=100000&priceMax=450000&sort=oldest',
  ]);
});

it('clears everything but the order', () => {
  expect(filterSearch(cleared(filter))).toBe('?sort=oldest');
});

it('says a single limit of the price', () => {
  const words = (search: string) => chips(intl, parseFilter(search), new Map())[0]?.words;
  expect(words('?priceMin=1000')).toBe('vanaf €\u00a01.000');
  expect(words('?priceMax=1000')).toBe('tot €\u00a01.000');
  expect(words('?type=99')).toBe('99');
});
