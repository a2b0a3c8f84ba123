import { describe, expect, test } from 'vitest';
import { type Column, placesOf, readCell, rowsOf, textOf } from './sheet.ts';

const column = (name: string, kind: Column['kind'], ...choices: string[]): Column => ({
  name,
  kind,
  label: name,
  choices: choices.map((text, at) => ({ value: `${at}`, text })),
});
const columns = [
  column('Eenheid', 'LINE'),
  column('Slaapkamers', 'INTEGER'),
  column('Prijs', 'AMOUNT'),
  column('Toestand', 'STANDING', 'te koop', 'onder optie'),
];
const names = ['A0.1', 'A0.2', 'A1.1'];
const start = { row: 0, column: 2 };

test('a clipboard is rows of cells, with quotes around what has lines in it', () => {
  expect(rowsOf('A0.1\t289 000\r\nA0.2\t"een ""groot""\nterras"\r\n')).toEqual([
    ['A0.1', '289 000'],
    ['A0.2', 'een "groot"\nterras'],
  ]);
  expect(
    rowsOf(
      textOf([
        ['a\tb', 'c"d'],
        ['e', ''],
      ]),
    ),
  ).toEqual([
    ['a\tb', 'c"d'],
    ['e', ''],
  ]);
});

describe('a pasted table', () => {
  test('without a head is laid down from the cell, and says what lies beyond', () => {
    const rows = [['1', 'te koop', 'x'], ['2'], ['3'], ['4']];
    const { cells, heads, outside } = placesOf(rows, columns, names, start, start, 3);
    expect(cells.map(({ row, column, text }) => [row, column, text])).toEqual([
      [0, 2, '1'],
      [0, 3, 'te koop'],
      [1, 2, '2'],
      [2, 2, '3'],
    ]);
    expect([heads, outside]).toEqual([null, 2]);
  });
  test('with a head goes by its names and by those of the units', () => {
    const rows = [
      ['prijs', 'Kleur', 'eenheid'],
      ['300000', 'rood', 'a1.1'],
      ['1', '', 'B9'],
    ];
    expect(placesOf(rows, columns, names, start, start, 3)).toEqual({
      cells: [{ row: 2, column: 2, text: '300000' }],
      heads: ['Prijs', 'Eenheid'],
      unknown: ['Kleur'],
      missing: ['B9'],
      outside: 0,
    });
  });
  test('has a place for units that are made, while there is room', () => {
    const rows = [
      ['eenheid', 'prijs', 'slaapkamers'],
      ['B9', '1', ''],
      ['a1.1', '2', ''],
      ['b9', '', '3'],
      ['C1', '4', ''],
    ];
    const { cells, missing } = placesOf(rows, columns, names, start, start, 4);
    expect(cells.map(({ row, column, text }) => [row, column, text])).toEqual([
      [3, 0, 'B9'],
      [3, 2, '1'],
      [2, 2, '2'],
      [2, 1, ''],
      [3, 0, 'b9'],
      [3, 1, '3'],
    ]);
    expect(missing).toEqual(['C1']);
    const plain = placesOf([['1'], ['2'], ['3']], columns, names, { row: 2, column: 2 }, start, 4);
    expect(plain.cells.map(({ row }) => row)).toEqual([2, 3]);
    expect(plain.outside).toBe(1);
  });
  test('of one cell fills what is chosen', () => {
    const { cells } = placesOf(
      [['5']],
      columns,
      names,
      { row: 2, column: 1 },
      { row: 1, column: 1 },
      3,
    );
    expect(cells.map(({ row }) => row)).toEqual([1, 2]);
  });
});

test.each([
  [2, '€ 289.000', '289000'],
  [2, 'op aanvraag', null],
  [2, '', ''],
  [1, '92 m²', '92'],
  [1, '2,5', null],
  [3, 'Te koop', '0'],
  [3, 'weg', null],
  [3, '', null],
])('column %i reads %s as %s', (at, text, want) => {
  expect(readCell(columns[at] as Column, text, 'nl')).toBe(want);
});
