import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import nl from '../i18n/nl.json';
import { type DemandFilter, demandFilterIn } from './demandFilter.ts';
import { falseCriteria } from './falseCriteria.ts';
import { listSearch } from './listSearch.ts';
import { otherCriteria } from './otherCriteria.ts';

it('reads the criteria from the address of a list, and writes that address again', () => {
  const search = '?text=tuin&city=Bree%7C3960&type=1&priceMax=450000&bedrooms=3';
  const selection = demandFilterIn(`${search}&goal=rent`);
  expect(selection).toEqual({
    goal: 'RENT',
    text: 'tuin',
    cities: [{ name: 'Bree', zip: '3960' }],
    categories: [1],
    priceMax: 450_000,
    bedroomsMin: 3,
  });
  expect(listSearch(selection)).toBe(search);
});

it('is for sale when the address says nothing', () => {
  expect(demandFilterIn('')).toEqual({ goal: 'SALE' });
});

it('links to the map when the criteria have an area', () => {
  const area = '?pool=1&area=51,5.6;51.2,5.6;51.1,5.9';
  expect(listSearch(demandFilterIn(area))).toBe(`${area}&view=map`);
  const bounds = '?energy=A&energy=B&bounds=51,5.6,51.2,5.9';
  expect(listSearch(demandFilterIn(bounds))).toBe(`${bounds}&view=map`);
});

it('links to the list of a region, and to none when a criterion must be false', () => {
  expect(listSearch({ regions: ['FLANDERS'] })).toBe('?region=FLANDERS');
  expect(listSearch({ goal: 'SALE', pool: false })).toBeNull();
});

it('makes a choice of each criterion that has no field', () => {
  const selection: DemandFilter = {
    goal: 'SALE',
    priceMax: 300_000,
    pool: true,
    garden: false,
    facades: [4, 3],
    energyClasses: ['A'],
    availableBy: '2027-02-01',
    polygon: [{ latitude: 51.1, longitude: 5.7 }],
    lift: null,
    bounds: null,
  };
  const intl = createIntl({ locale: 'nl', messages: nl });
  expect(otherCriteria(intl, selection)).toEqual([
    { name: 'filter.facades', text: expect.any(String), value: '4', kind: 'ints' },
    { name: 'filter.facades', text: expect.any(String), value: '3', kind: 'ints' },
    { name: 'filter.energyClasses', text: 'Energielabel A', value: 'A', kind: 'texts' },
    {
      name: 'filter.availableBy',
      text: expect.stringContaining('01-02-2027'),
      value: '2027-02-01',
    },
    { name: 'filter.pool', text: 'Zwembad', value: 'true', kind: 'value' },
    {
      name: 'filter.polygon',
      text: 'Gebied op de kaart',
      value: '[{"latitude":51.1,"longitude":5.7}]',
      kind: 'value',
    },
  ]);
  expect(falseCriteria(selection)).toEqual(['garden']);
  expect(otherCriteria(intl, { facades: [], polygon: [] })).toEqual([]);
});
