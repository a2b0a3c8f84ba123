import { expect, test } from 'vitest';
import { isOpen, nextOpen, undrawn } from './shapes.ts';

const shapes = [
  { place: 0, name: 'A1', unit: 11, settled: false },
  { place: 2, name: 'path7', unit: null, settled: false },
  { place: 3, name: 'stairs', unit: null, settled: true },
  { place: 5, name: 'path9', unit: null, settled: false },
];

test('a shape is open until it is a unit or was said to be none', () => {
  expect(shapes.filter(isOpen).map(({ place }) => place)).toEqual([2, 5]);
});

test('the next open shape comes after the one in hand, and the first one last', () => {
  expect([0, 2, 3, 5].map((after) => nextOpen(shapes, after)?.place)).toEqual([2, 5, 5, 2]);
  expect(nextOpen(shapes.slice(0, 1), 0)).toBeUndefined();
});

test('a unit without a shape is undrawn', () => {
  expect(undrawn([{ number: 11 }, { number: 12 }], shapes)).toEqual([{ number: 12 }]);
});
