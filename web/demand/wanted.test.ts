import { expect, it } from 'vitest';
import { keptOf } from './kept.ts';
import { listSearch } from './listSearch.ts';
import { wantedIn } from './wanted.ts';

it('wants what a list was asked for, and leads back to it', () => {
  const search = '?text=tuin&city=Bree%7C3960&type=1&priceMax=450000&bedrooms=3';
  const wanted = wantedIn(`${search}&goal=rent`);
  expect(wanted).toEqual({
    goal: 'RENT',
    text: 'tuin',
    cities: [{ name: 'Bree', zip: '3960' }],
    categories: [1],
    priceMax: 450_000,
    bedroomsMin: 3,
  });
  expect(listSearch(wanted)).toBe(search);
});

it('wants homes for sale when nothing is asked', () => {
  expect(wantedIn('')).toEqual({ goal: 'SALE' });
});

it('has no list for a region, nor for what the bar over a list does not ask', () => {
  expect(listSearch({ regions: ['FLANDERS'] })).toBeNull();
  expect(listSearch({ goal: 'SALE', pool: true })).toBeNull();
});

it('keeps what no field asks', () => {
  const kept = keptOf({
    goal: 'SALE',
    pool: true,
    facades: [4, 3],
    energyClasses: ['A'],
    polygon: [{ latitude: 51.1, longitude: 5.7 }],
    lift: null,
  });
  expect(kept).toEqual([
    { name: 'filter.pool', value: 'true', kind: 'value' },
    { name: 'filter.facades', value: '4', kind: 'values' },
    { name: 'filter.facades', value: '3', kind: 'values' },
    { name: 'filter.energyClasses', value: 'A', kind: 'texts' },
    { name: 'filter.polygon.0.latitude', value: '51.1', kind: 'value' },
    { name: 'filter.polygon.0.longitude', value: '5.7', kind: 'value' },
  ]);
});
