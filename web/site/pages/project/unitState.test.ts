import { expect, it } from 'vitest';
import { unitState } from './unitState.ts';

it.each([
  ['AVAILABLE', null, 'free'],
  ['AVAILABLE', 1, 'free'],
  ['AVAILABLE', 2, 'option'],
  ['AVAILABLE', 3, 'sold'],
  ['AVAILABLE', 4, 'rented'],
  ['SOLD', null, 'sold'],
  ['SOLD', 3, 'sold'],
  ['SOLD', 4, 'sold'],
  ['RENTED', 3, 'rented'],
  ['REALISED', null, 'sold'],
  ['RENTED', null, 'rented'],
] as const)('%s with marquee %s is %s', (status, code, state) => {
  expect(unitState({ status, marquee: code && { code } })).toBe(state);
});
