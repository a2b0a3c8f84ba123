import { expect, it } from 'vitest';
import { pairsOf, withParagraph } from './paragraphs.ts';

it('says of each paragraph whether it is translated, and still right', () => {
  const states = (translation: string, saved: string, older: readonly number[]) =>
    pairsOf('een\n\ntwee\n\ndrie', translation, saved, older).map(({ state }) => state);
  expect(states('un\n\ndeux\n\ntrois', 'un\n\ndeux\n\ntrois', [])).toEqual([null, null, null]);
  expect(states('un\n\ndeux', 'un\n\ndeux', [1])).toEqual(['right', 'changed', 'missing']);
  expect(states('un\n\nles deux', 'un\n\ndeux', [1])).toEqual(['right', null, 'missing']);
  expect(states('', '', [])).toEqual(['missing', 'missing', 'missing']);
});

it('shows what has no original too', () => {
  expect(pairsOf('een', 'un\n\ndeux', '', []).map(({ original }) => original)).toEqual(['een', '']);
});

it('replaces one paragraph', () => {
  expect(withParagraph('a\n\nb\n\nc', 1, 'x')).toBe('a\n\nx\n\nc');
  expect(withParagraph('', 2, 'x')).toBe('\n\n\n\nx');
  expect(withParagraph('a\n\nb', 1, '')).toBe('a');
});
