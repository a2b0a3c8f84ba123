import { expect, test } from 'vitest';
import { readListAddress } from './listAddress.ts';

test.each([
  ['https://bouwhuis.be/nl/te-koop/?city=Bree%7C3960&bedrooms=3', 'sale'],
  ['/fr/a-louer/?city=Bree%7C3960&bedrooms=3', 'rent'],
  [' ?bedrooms=3&city=Bree%7C3960&sort=price_asc&page=2 ', undefined],
])('%s is a list and its filter, in the order of an address', (address, id) => {
  expect(readListAddress(address)).toEqual({ id, filter: '?city=Bree%7C3960&bedrooms=3' });
});

test('what a map happens to show is no condition, an area that was drawn is', () => {
  const drawn = '?area=51.1,5.7;51.2,5.8;51,5.9';
  expect(readListAddress(`/nl/te-koop/${drawn}&bounds=51,5,52,6&view=map`)).toEqual({
    id: 'sale',
    filter: drawn,
  });
});

test.each([
  '/nl/contact/',
  '/nl/te-koop/bree/',
  'https://bouwhuis.be/nl/te-koop/?rooms=3',
  '?bedrooms=two',
  '/nl/te-koop/?garden=1&bounds=51,5.5,51.2,5.9',
  '?bedrooms=2&bedrooms=3',
  'three bedrooms',
])('%s is refused: something of it would be lost', (address) => {
  expect(readListAddress(address)).toBeNull();
});

test('an empty field is a list without a filter', () => {
  expect(readListAddress('')).toEqual({ id: undefined, filter: '' });
});
