import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { solve } from './solve.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

it('finds the number that has the challenge as digest', () => {
  expect(solve({ salt: 'abc', challenge: digest('abc4711'), max: 5000 })).toBe('4711');
});

it('finds nothing from max on', () => {
  expect(solve({ salt: 'abc', challenge: digest('abc4711'), max: 4711 })).toBe('');
});
