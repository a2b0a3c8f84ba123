import { expect, it } from 'vitest';
import { messages } from '../../test/messages.ts';
import { momentName, momentWithin } from './dayWords.ts';
import { intlOf } from './intl.ts';

const moment = { day: '2026-12-02', time: '09:30' };

it.each([
  ['nl', 'Woensdag 2 december om 9.30 uur'],
  ['fr', 'Mercredi 2 décembre à 9\u00a0h\u00a030'],
  ['en', 'Wednesday 2 December at 9:30'],
  ['de', 'Mittwoch, 2. Dezember um 9:30 Uhr'],
] as const)('writes a moment in %s', (language, words) => {
  expect(momentName(intlOf(language, messages[language]), moment)).toBe(words);
});

it.each([
  ['nl', 'dinsdag 1 december om 9.30 uur'],
  ['fr', 'mardi 1er décembre à 9\u00a0h\u00a030'],
  ['en', 'Tuesday 1 December at 9:30'],
  ['de', 'Dienstag, 1. Dezember um 9:30 Uhr'],
] as const)('writes the first of the month within a sentence in %s', (language, words) => {
  const first = { day: '2026-12-01', time: '09:30' };
  expect(momentWithin(intlOf(language, messages[language]), first)).toBe(words);
});
