import { expect, test } from 'vitest';
import { inOrderTaken, moved } from './order.ts';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 9, 'abc'],
  [7, 0, 'abc'],
])('moves the item at %i to %i', (from, to, want) => {
  expect(moved([...'abc'], from, to).join('')).toBe(want);
});

test('files come in the order in which they were taken, and by name where that is the same', () => {
  const file = (name: string, lastModified: number) => new File([], name, { lastModified });
  const files = [file('10.jpg', 5), file('9.jpg', 5), file('z.jpg', 1)];
  expect(inOrderTaken(files).map(({ name }) => name)).toEqual(['z.jpg', '9.jpg', '10.jpg']);
});
