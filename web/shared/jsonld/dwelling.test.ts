import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { categories, dwellingType, roomCount } from './dwelling.ts';

const spaces = ['LIVING', 'KITCHEN', 'BEDROOM', 'BEDROOM', 'BATHROOM', 'HALL', 'STORAGE'].map(
  (kind) => ({ kind }),
);

it('counts all kinds of rooms', () => {
  expect(roomCount(spaces, 2)).toBe(4);
});

it('does not count rooms when not all are listed', () => {
  expect(roomCount(spaces, 3)).toBeUndefined();
  expect(roomCount([], 0)).toBeUndefined();
});

it('calls a plot or a garage a Place', () => {
  expect([1, 2, 4, 7, 99].map(dwellingType)).toEqual([
    'House',
    'Apartment',
    'Place',
    'Place',
    'Place',
  ]);
});

it.each(Object.entries(categories))('has the number of the server: %s', (name, number) => {
  const source = readFileSync(`${import.meta.dirname}/../../../agency/category.go`, 'utf8');
  const goName = `${name.charAt(0).toUpperCase()}${name.slice(1)}Category`;
  expect(source).toMatch(new RegExp(`\\b${goName} += ${number}\\n`));
});
