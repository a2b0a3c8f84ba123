import { expect, test } from 'vitest';
import { heldChoice } from './heldChoice.ts';

test.each([
  { ids: ['a', 'b'], all: false, count: 2 },
  { ids: [], all: true, count: 4962 },
])('reads %j', (held) => {
  expect(heldChoice(held)).toEqual(held);
});

test.each([
  undefined,
  null,
  'a',
  {},
  { ids: 'a', all: false, count: 1 },
  { ids: [1], all: false, count: 1 },
  { ids: ['a'], count: 1 },
  { ids: ['a'], all: false, count: '1' },
])('finds no leads in %j', (held) => {
  expect(heldChoice(held)).toBeNull();
});
