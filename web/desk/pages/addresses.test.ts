import { expect, test } from 'vitest';
import type { EditedPart } from '../parts/editedParts.ts';
import { withAddresses } from './addresses.ts';

const part = (field: string, language: string, value = '') =>
  ({ id: `${field} ${language}`, field, language, value }) as EditedPart;

/** The fields of a page, and what was typed into them in the end: what equals the stored value is not typed (useTyped.ts). */
function pageWith(parts: readonly EditedPart[], paths: readonly [string, string][]) {
  const typed: Record<string, { value: string }> = {};
  let emptied: readonly string[] = [];
  const edit = () =>
    withAddresses(
      {
        parts,
        typed,
        valueOf: ({ id, value }) => typed[id]?.value ?? value,
        type: ({ id, value: stored }, value) => {
          if (value === stored) delete typed[id];
          else typed[id] = { value };
        },
      },
      paths.map(([language, path]) => ({ language, path })),
      emptied,
      (ids) => {
        emptied = ids;
      },
    );
  return {
    typed,
    valueOf: (part: EditedPart) => edit().valueOf(part),
    type: (part: EditedPart, value: string) => edit().type(part, value),
  };
}

const [nl, fr, de] = [part('paths', 'NL'), part('paths', 'FR', '/bati/'), part('paths', 'DE')];
const addresses: readonly [string, string][] = [
  ['NL', '/nl/bouw/'],
  ['FR', '/fr/bati/'],
  ['DE', '/de/bouw/'],
];

test('an address that a language has from the first one is shown', () => {
  const edit = pageWith([part('title', 'NL'), nl, fr, de], addresses);
  expect([nl, fr, de].map(edit.valueOf)).toEqual(['/bouw/', '/bati/', '/bouw/']);
  expect(edit.valueOf(part('title', 'NL'))).toBe('');
});

test('another address in the first language leaves the others where they are', () => {
  const edit = pageWith([nl, fr, de], addresses);
  edit.type(nl, '/nieuwbouw/');
  expect(edit.typed).toEqual({
    'paths NL': { value: '/nieuwbouw/' },
    'paths DE': { value: '/bouw/' },
  });
});

test('a language whose field is emptied follows the first one', () => {
  const edit = pageWith([nl, fr, de], addresses);
  edit.type(de, '');
  expect(edit.valueOf(de)).toBe('');
  edit.type(nl, '/nieuwbouw/');
  expect(edit.typed).toEqual({ 'paths NL': { value: '/nieuwbouw/' } });
  edit.type(de, '/neubau/');
  edit.type(de, '');
  edit.type(nl, '/nieuw/');
  expect(edit.typed).toEqual({ 'paths NL': { value: '/nieuw/' } });
  expect(edit.valueOf(de)).toBe('');
});

test('another address in another language is of that alone', () => {
  const edit = pageWith([nl, fr, de], addresses);
  edit.type(de, '/neubau/');
  expect(edit.typed).toEqual({ 'paths DE': { value: '/neubau/' } });
});

test('what no field takes is shown and stays the folder’s', () => {
  const edit = pageWith(
    [nl, de],
    [
      ['NL', '/nl/groen%20bouwen/'],
      ['DE', '/de/groen%20bouwen/'],
    ],
  );
  expect(edit.valueOf(de)).toBe('/groen%20bouwen/');
  edit.type(nl, '/groen/');
  expect(edit.typed).toEqual({ 'paths NL': { value: '/groen/' } });
});
