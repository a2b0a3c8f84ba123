import { expect, it } from 'vitest';
import { townIn, towns } from './towns.ts';

it('are called in a sentence as the language does, and by their own names elsewhere', () => {
  expect(townIn('fr', 'Mechelen')).toBe('Malines');
  expect(townIn('nl', 'Namur')).toBe('Namen');
  expect(townIn('en', 'Hasselt')).toBe('Hasselt');
  for (const language of ['nl', 'fr', 'en', 'de'])
    for (const { name } of towns) expect(townIn(language, name)).not.toContain(' · ');
});
