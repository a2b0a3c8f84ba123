import { expect, it } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

const paragraph = (length: number, letter = 'a') => letter.repeat(length);
const joined = (...lengths: number[]) =>
  lengths.map((length, i) => paragraph(length, 'abcdef'[i])).join('\n\n');
const lengths = (list: readonly string[]) => list.map((text) => text.length);

it('leaves a text of some 300 words open', () => {
  const { first, rest } = paragraphsOf(joined(200, 800, 800));
  expect(lengths(first)).toEqual([200, 800, 800]);
  expect(rest).toEqual([]);
});

it('closes what follows a long beginning, by whole paragraphs', () => {
  const { first, rest } = paragraphsOf(joined(200, 800, 801, 500));
  expect(lengths(first)).toEqual([200, 800]);
  expect(lengths(rest)).toEqual([801, 500]);
});

it('closes neither the first paragraph nor a short last one', () => {
  expect(lengths(paragraphsOf(joined(4000, 300)).first)).toEqual([4000]);
  expect(lengths(paragraphsOf(joined(1000, 800, 199)).first)).toEqual([1000, 800, 199]);
  expect(paragraphsOf(' \n\n ')).toEqual({ first: [], rest: [] });
});
