import { expect, test } from 'vitest';
import { nameOf } from './nameOf.ts';

test('a name is made of the title, and is taken once', () => {
  expect(nameOf('Été à la mer!', [])).toBe('ete-a-la-mer');
  expect(nameOf('Nieuw', ['nieuw', 'nieuw-2'])).toBe('nieuw-3');
  expect(nameOf('…', [])).toBe('x');
  expect(nameOf('a'.repeat(100), [])).toHaveLength(60);
});
