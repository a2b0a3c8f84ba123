import { expect, it } from 'vitest';
import { dwellingType, roomCount } from './dwelling.ts';

const spaces = ['LIVING', 'KITCHEN', 'BEDROOM', 'BEDROOM', 'BATHROOM', 'HALL', 'STORAGE'].map(
  (kind) => ({ kind }),
);

it('counts rooms, and not bedrooms alone', () => {
  expect(roomCount(spaces, 2)).toBe(4);
});

it('does not count rooms where not all are listed', () => {
  expect(roomCount(spaces, 3)).toBeUndefined();
  expect(roomCount([], 0)).toBeUndefined();
});

it('calls no plot and no garage a home', () => {
  expect([1, 2, 4, 7, 99].map(dwellingType)).toEqual([
    'House',
    'Apartment',
    'Place',
    'Place',
    'Place',
  ]);
});
