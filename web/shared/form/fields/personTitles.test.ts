import { expect, it } from 'vitest';
import de from '../../i18n/de.json';
import nl from '../../i18n/nl.json';
import { personTitles } from './personTitles.ts';

it('offers no word twice', () => {
  expect(personTitles((id) => nl[id]).map(({ value }) => value)).toEqual(['MS', 'MR', 'MISS']);
  expect(personTitles((id) => de[id])).toEqual([
    { value: 'MS', text: 'Frau' },
    { value: 'MR', text: 'Herr' },
  ]);
});
