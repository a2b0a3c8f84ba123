import { expect, test } from 'vitest';
import { type Mark, marked } from './markdownKeys.ts';

/** Marks what stands between bars. */
function press(text: string, ...list: readonly Mark[]) {
  const [left = '', chosen = '', right = ''] = text.split('|');
  const start = { text: left + chosen + right, start: left.length, end: (left + chosen).length };
  const { text: made, start: from, end } = list.reduce(marked, start);
  return `${made.slice(0, from)}|${made.slice(from, end)}|${made.slice(end)}`;
}

test('marks what is chosen, and takes the mark away again', () => {
  expect(press('een |groot| huis', 'bold')).toBe('een **|groot|** huis');
  expect(press('een |groot| huis', 'bold', 'bold')).toBe('een |groot| huis');
  expect(press('lees |hier|', 'link')).toBe('lees [|hier|](https://)');
  expect(press('a\nb|c\nd|e\nf', 'list')).toBe('a\n|- bc\n- de|\nf');
  expect(press('a\nb|c\nd|e\nf', 'list', 'numbers')).toBe('a\n|1. bc\n2. de|\nf');
  expect(press('|Titel|', 'h2', 'h3', 'h3')).toBe('|Titel|');
});
