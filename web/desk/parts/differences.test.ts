import { expect, test } from 'vitest';
import { differences, type Piece, shortened } from './differences.ts';

/** Pieces as text: [-gone-]{+new+}. */
const written = (pieces: readonly Piece[]) =>
  pieces
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'gone' ? `[-${text}-]` : `{+${text}+}`,
    )
    .join('');

/** One side of a comparison. */
const side = (pieces: readonly Piece[], without: Piece['kind']) =>
  pieces
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');

test.each([
  ['', '', ''],
  ['Wij zijn er', 'Wij zijn er', 'Wij zijn er'],
  ['Wij zijn er', 'Wij waren er', 'Wij [-zijn-]{+waren+} er'],
  ['', 'Nieuw', '{+Nieuw+}'],
  ['Oud', '', '[-Oud-]'],
  ['een twee drie', 'vier vijf drie', '[-een twee-]{+vier vijf+} drie'],
  ['Eén zin.', 'Eén lange zin.', 'Eén {+lange +}zin.'],
  ['a\nb\nc', 'a\nc', 'a\n[-b\n-]c'],
  ['a\nb oud\nc', 'a\nb nieuw\nc\nd', 'a\nb [-oud-]{+nieuw+}\nc{+\nd+}'],
  ['straße 12', 'straße 14', 'straße [-12-]{+14+}'],
])('compares %j with %j', (before, after, want) => {
  expect(written(differences(before, after))).toBe(want);
});

test('has both texts whole, whatever they are', () => {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 16807) % 2147483647;
    return seed % below;
  };
  const text = () =>
    Array.from({ length: next(30) }, () => ['a', 'b', ' ', '\n', 'é', '.', 'huis'][next(7)]).join(
      '',
    );
  for (let i = 0; i < 500; i++) {
    const [before, after] = [text(), text()];
    const pieces = differences(before, after);
    expect([side(pieces, 'new'), side(pieces, 'gone')]).toEqual([before, after]);
  }
});

test('shows a text that is far too long for words as another one', () => {
  const long = (word: string) => `${word} `.repeat(20_000) + word;
  const pieces = differences(long('a'), long('b'));
  expect(pieces).toEqual([
    { kind: 'gone', text: long('a') },
    { kind: 'new', text: long('b') },
  ]);
});

test('shortens what stays, but not beside a change', () => {
  const words = 'woord '.repeat(100).trim();
  const [before, after] = [`${words} oud ${words} oud`, `${words} nieuw ${words} nieuw`];
  const short = written(shortened(differences(before, after)));
  expect(short.length).toBeLessThan(500);
  expect(short).toContain('woord [-oud-]{+nieuw+} woord');
  expect(short.startsWith(' … ')).toBe(true);
});
