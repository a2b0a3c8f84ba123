import type { PropertyFieldKind } from '../../__generated__/UnitsQuery.graphql.ts';
import { readValue } from '../editor/fieldValue.ts';

/** A column of the table of units: a field, or how a unit stands. */
export interface Column {
  readonly name: string;
  readonly kind: PropertyFieldKind;
  readonly label: string;
  /** What can be chosen, as people read it; empty where one writes. */
  readonly choices: readonly { readonly value: string; readonly text: string }[];
}

/** A place in the table. */
export interface At {
  readonly row: number;
  readonly column: number;
}

/** What is to be written into a cell. */
export interface Placed extends At {
  readonly text: string;
}

/** What becomes of a pasted table: cells, and what has no place. */
export interface Pasted {
  readonly cells: readonly Placed[];
  /** The heads of the columns that were recognised; null for a table without a head. */
  readonly heads: readonly string[] | null;
  /** Heads that no column has. */
  readonly unknown: readonly string[];
  /** Names that no unit has, where none can be made. */
  readonly missing: readonly string[];
  /** How many filled cells lie beyond the table. */
  readonly outside: number;
}

/** The rows of what a spreadsheet puts on the clipboard: tabs between cells, quotes around what has a tab, a quote or a line in it. */
export function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const end = () => {
    rows.at(-1)?.push(cell.trim());
    cell = '';
  };
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  for (let i = 0; i < plain.length; i++) {
    const sign = plain.charAt(i);
    if (quoted && sign === '"' && plain[i + 1] === '"') {
      cell += '"';
      i++;
    } else if (sign === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (!quoted && sign === '\t') end();
    else if (!quoted && sign === '\n') {
      end();
      rows.push([]);
    } else cell += sign;
  }
  end();
  return rows;
}

/** Rows as a spreadsheet reads them. */
export const textOf = (rows: readonly (readonly string[])[]) =>
  rows
    .map((row) =>
      row.map((cell) => (/["\t\n]/.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell)).join('\t'),
    )
    .join('\n');

/** A text without what people write in one way or another: case, accents, spaces and signs. */
export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/**
 * Finds the places of a pasted table. One whose first row has the names of columns goes by them, and by the names of units when it has
 * those; any other is laid down from a cell on. A single cell fills the range that is chosen. Beyond the units that have names there is
 * room for others, which are made: all rows are so many.
 */
export function placesOf(
  rows: readonly (readonly string[])[],
  columns: readonly Column[],
  names: readonly string[],
  from: At,
  to: At,
  room: number,
): Pasted {
  const nothing = { heads: null, unknown: [], missing: [], outside: 0 };
  const [first = []] = rows;
  if (rows.length === 1 && first.length === 1)
    return { ...nothing, cells: range(from, to).map((at) => ({ ...at, text: first[0] ?? '' })) };
  const headOf = (cell: string) =>
    cell === '' ? -1 : columns.findIndex(({ label }) => fold(label) === fold(cell));
  const heads = first.map(headOf);
  const filled = first.filter(Boolean).length;
  const isHead = rows.length > 1 && heads.filter((at) => at >= 0).length * 2 > filled;
  const nameAt = isHead ? heads.indexOf(0) : -1;
  const cells: Placed[] = [];
  const missing: string[] = [];
  const all = [...names]; // with those that are made
  let outside = 0;
  for (const [index, row] of rows.slice(isHead ? 1 : 0).entries()) {
    if (row.every((cell) => cell === '')) continue;
    const name = nameAt < 0 ? undefined : (row[nameAt] ?? '');
    let at = name === undefined ? from.row + index : indexOfName(all, name);
    if (name !== undefined && at < 0) {
      if (all.length >= room || fold(name) === '') {
        missing.push(name);
        continue;
      }
      at = all.push(name) - 1;
    }
    for (const [i, text] of row.entries()) {
      const column = isHead ? (heads[i] ?? -1) : from.column + i;
      if (isHead && (column < 0 || (column === 0 && at < names.length))) continue;
      if (text === '' && at >= names.length) continue; // says nothing of one that is made
      if (at < room && column < columns.length) cells.push({ row: at, column, text });
      else if (text !== '') outside++;
    }
  }
  return {
    cells,
    heads: isHead ? heads.flatMap((at) => columns[at]?.label ?? []) : null,
    unknown: isHead ? first.filter((cell, i) => cell !== '' && heads[i] === -1) : [],
    missing,
    outside,
  };
}

const indexOfName = (names: readonly string[], name: string) =>
  names.findIndex((one) => one !== '' && fold(one) === fold(name));

/** The cells between two corners, row by row. */
export function range(from: At, to: At): At[] {
  const list: At[] = [];
  for (let row = Math.min(from.row, to.row); row <= Math.max(from.row, to.row); row++)
    for (
      let column = Math.min(from.column, to.column);
      column <= Math.max(from.column, to.column);
      column++
    )
      list.push({ row, column });
  return list;
}

/** What somebody wrote into a cell, as the graph takes it; null for what cannot be read. */
export function readCell(column: Column, typed: string, locale: string): string | null {
  const text = typed.trim();
  if (text === '') return column.kind === 'STANDING' ? null : '';
  if (column.kind === 'CHOICE' || column.kind === 'STANDING')
    return (
      column.choices.find((one) => one.value === text || fold(one.text) === fold(text))?.value ??
      null
    );
  const isNumber = column.kind === 'INTEGER' || column.kind === 'AMOUNT';
  return readValue(column.kind, isNumber ? text.replace(/\s*(m²|m2|eur|€)$/i, '') : text, locale);
}

/** Items by a key, both in the order in which they come. */
export function groupsOf<T, K>(list: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
