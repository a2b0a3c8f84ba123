import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type At, type Column, type Placed, readCell } from './sheet.ts';

/** A unit in the table. Those that are made have the numbers -1, -2 and so on. */
export interface Unit {
  readonly number: number;
  readonly editable: boolean;
  readonly standings: readonly string[];
  readonly values: readonly string[];
}

/** What was written into a cell and is not saved: as it was typed, as it is sent, and why it cannot be. */
export interface Typed {
  readonly text: string;
  readonly value: string;
  readonly wrong: string | null;
}

type Sheet = ReadonlyMap<string, Typed>;

export const keyOf = (unit: Pick<Unit, 'number'>, column: Column) =>
  `${unit.number} ${column.name}`;

/** The number of the unit to which a key belongs. */
const unitOf = (key: string) => Number.parseInt(key, 10);

/** Without gaps between the units that are made: those before them were saved. */
function closed(sheet: Sheet): Sheet {
  const made = [...new Set([...sheet.keys()].map(unitOf))]
    .filter((n) => n < 0)
    .sort((a, b) => b - a);
  return new Map(
    [...sheet].map(([key, typed]) => {
      const at = made.indexOf(unitOf(key));
      return [at < 0 ? key : `${-1 - at}${key.slice(key.indexOf(' '))}`, typed];
    }),
  );
}

/** Whether a cell has a value already: an amount is the same with and without cents that are none. */
const isSame = ({ kind }: Column, value: string, now: string) =>
  value === now ||
  (kind === 'AMOUNT' && value !== '' && now !== '' && Number(value) === Number(now));

/**
 * What is written into the table and not saved, with what was before each step, so that it can be undone and done again. Below the units
 * that there are stand those that are made, and an empty one more while there is room for it: blank is how one begins, null where none is
 * made.
 */
export function useSheet(
  stored: readonly Unit[],
  columns: readonly Column[],
  blank: Unit | null,
  room: number,
) {
  const { locale } = useIntl();
  const [steps, setSteps] = useState<readonly Sheet[]>([new Map()]);
  const [at, setAt] = useState(0);
  const sheet = steps[at] ?? new Map<string, Typed>();
  const made = Math.max(0, ...[...sheet.keys()].map((key) => -unitOf(key)));
  const unitAt = (row: number): Unit | undefined =>
    stored[row] ??
    (blank && row < room ? { ...blank, number: stored.length - row - 1 } : undefined);
  const rows = blank ? Math.min(room, stored.length + made + 1) : stored.length;
  const units = Array.from({ length: rows }, (_, row) => unitAt(row)).filter(
    (unit) => unit !== undefined,
  );
  const step = (next: Sheet) => {
    setSteps([...steps.slice(0, at + 1), next]);
    setAt(at + 1);
  };
  /** Writes cells in one step; says how many change, were so already, cannot be read and are not edited here. */
  const write = (cells: readonly Placed[]) => {
    const next = new Map(sheet);
    const count = { changed: 0, same: 0, wrong: 0, locked: 0 };
    for (const { row, column: c, text } of cells) {
      const [unit, column] = [unitAt(row), columns[c]];
      if (!unit || !column) continue;
      const key = keyOf(unit, column);
      const value = readCell(column, text, locale);
      const isAllowed =
        value !== null && (column.kind !== 'STANDING' || unit.standings.includes(value));
      if (!unit.editable) count.locked++;
      else if (value !== null && isSame(column, value, unit.values[c] ?? '')) {
        count.same++;
        next.delete(key);
      } else if (!isAllowed) {
        count.wrong++;
        next.set(key, { text, value: '', wrong: 'UNREADABLE' });
      } else {
        count.changed++;
        next.set(key, { text, value, wrong: null });
      }
    }
    step(next);
    return count;
  };
  return {
    sheet,
    units,
    /** Whether something is written into a unit that is made. */
    begun: (unit: Unit) => [...sheet.keys()].some((key) => unitOf(key) === unit.number),
    write,
    canUndo: at > 0,
    canRedo: at < steps.length - 1,
    undo: () => setAt(Math.max(0, at - 1)),
    redo: () => setAt(Math.min(steps.length - 1, at + 1)),
    /** Goes on with what is left after a part was saved, or with what is wrong after it was refused. */
    restart: (left: Sheet) => {
      setSteps([closed(left)]);
      setAt(0);
    },
    typed: ({ row, column }: At) => {
      const [unit, one] = [units[row], columns[column]];
      return unit && one ? sheet.get(keyOf(unit, one)) : undefined;
    },
  };
}
