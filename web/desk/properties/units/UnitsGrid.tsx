import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../app/texts.ts';
import { DeskButton } from '../../ui/DeskButton.tsx';
import { typedOf } from '../editor/fieldValue.ts';
import { type At, type Column, type Pasted, placesOf, range, rowsOf, textOf } from './sheet.ts';
import css from './Units.module.css';
import type { Unit, useSheet } from './useSheet.ts';

interface Props {
  /** How many of the rows are units that there are, and how many rows there may be. */
  stored: number;
  room: number;
  columns: readonly Column[];
  table: ReturnType<typeof useSheet>;
  /** A table was pasted. */
  pasted: (
    what: Pasted & { made: number },
    count: ReturnType<ReturnType<typeof useSheet>['write']>,
  ) => void;
  save: () => void;
}

/** The table of units. Arrows walk, typing replaces, F2 edits, Shift chooses several, and what is pasted is shown before it is saved. */
export function UnitsGrid({ stored, room, columns, table, pasted, save }: Props) {
  const { units } = table;
  const say = useText();
  const { locale } = useIntl();
  const [at, setAt] = useState<At>({ row: 0, column: 0 });
  const [corner, setCorner] = useState<At>({ row: 0, column: 0 });
  const [draft, setDraft] = useState<string | null>(null);
  const over = useRef(false); // Escape leaves a cell as it was, though it loses the focus then
  const waits = useRef(false); // the focus goes to the cell once it is drawn
  const moves = useRef(false); // the keys move the focus, which then chooses nothing by itself
  const chosen = range(corner, at);
  const isChosen = ({ row, column }: At) =>
    chosen.some((one) => one.row === row && one.column === column);
  const shownOf = (place: At): string => {
    const typed = table.typed(place);
    if (typed) return typed.wrong ? typed.text : textOfValue(place, typed.value);
    return textOfValue(place, storedOf(place));
  };
  const textOfValue = ({ column }: At, value: string) => {
    const one = columns[column];
    if (!one) return value;
    const choice = one.choices.find((choice) => choice.value === value);
    const read = one.kind === 'AMOUNT' && value ? Number(value).toFixed(2) : value;
    return choice?.text ?? typedOf(one.kind, read, locale);
  };
  /** The value before anything was typed; none in the empty row, whose unit nobody has begun. */
  const storedOf = ({ row, column }: At): string => {
    const unit = units[row];
    return unit && (row < stored || table.begun(unit)) ? (unit.values[column] ?? '') : '';
  };
  const focus = ({ row, column }: At) => {
    moves.current = true;
    document.getElementById(`unit-${row}-${column}`)?.focus();
    moves.current = false;
  };
  // the row below the one that is begun is there only afterwards
  useLayoutEffect(() => {
    if (!waits.current) return;
    waits.current = false;
    if (at.row < units.length) focus(at);
    else setAt({ ...at, row: units.length - 1 });
  });
  const go = (rows: number, cols: number, extend = false, more = 0) => {
    const next = {
      row: Math.max(0, Math.min(units.length - 1 + more, at.row + rows)),
      column: Math.max(0, Math.min(columns.length - 1, at.column + cols)),
    };
    setAt(next);
    if (!extend) setCorner(next);
    waits.current = true;
  };
  const edit = (text: string) => {
    if (!units[at.row]?.editable) return;
    over.current = false;
    setCorner(at);
    setDraft(text);
  };
  const leave = (text: string | null) => {
    if (over.current || draft === null) return;
    over.current = true;
    setDraft(null);
    if (text !== null && text !== shownOf(at)) table.write([{ ...at, text }]);
  };
  const fillDown = () => {
    const top = Math.min(corner.row, at.row);
    table.write(
      chosen
        .filter(({ row }) => row > top)
        .map((one) => ({ ...one, text: shownOf({ row: top, column: one.column }) })),
    );
  };
  const editing = (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => {
    const text = event.currentTarget.value;
    event.stopPropagation();
    if (event.key === 'Escape') {
      leave(null);
      focus(at);
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      leave(text);
      const begins = text !== '' && at.row >= stored && units.length < room;
      if (event.key === 'Enter') go(event.shiftKey ? -1 : 1, 0, false, begins ? 1 : 0);
      else go(0, event.shiftKey ? -1 : 1);
    }
  };
  const keys = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey } = event;
    const control = event.ctrlKey || event.metaKey;
    if (control && key === 'Enter') save();
    else if (control && key === 'd') fillDown();
    else if (control && key === 'z') shiftKey ? table.redo() : table.undo();
    else if (control && key === 'y') table.redo();
    else if (control && key === 'a') {
      setCorner({ row: 0, column: 0 });
      setAt({ row: units.length - 1, column: columns.length - 1 });
    } else if (control || (altKey && key !== 'ArrowDown')) return;
    else if (key === 'ArrowDown' && altKey) edit(shownOf(at));
    else if (key === 'ArrowDown') go(1, 0, shiftKey);
    else if (key === 'ArrowUp') go(-1, 0, shiftKey);
    else if (key === 'ArrowLeft') go(0, -1, shiftKey);
    else if (key === 'ArrowRight') go(0, 1, shiftKey);
    else if (key === 'Home') go(0, -columns.length, shiftKey);
    else if (key === 'End') go(0, columns.length, shiftKey);
    else if (key === 'F2' || key === 'Enter') edit(shownOf(at));
    else if (key === 'Delete' || key === 'Backspace')
      table.write(chosen.map((one) => ({ ...one, text: '' })));
    else if (key.length === 1) edit(key);
    else return;
    event.preventDefault();
  };
  const copy = (event: ClipboardEvent) => {
    if (draft !== null) return;
    event.preventDefault();
    const rows = [...new Set(chosen.map(({ row }) => row))];
    const text = rows.map((row) => chosen.filter((one) => one.row === row).map(shownOf));
    event.clipboardData.setData('text/plain', textOf(text));
  };
  const paste = (event: ClipboardEvent) => {
    if (draft !== null) return;
    event.preventDefault();
    const rows = rowsOf(event.clipboardData.getData('text/plain'));
    const names = units
      .filter((unit, row) => row < stored || table.begun(unit))
      .map((_, row) => shownOf({ row, column: 0 }));
    const from = {
      row: Math.min(corner.row, at.row),
      column: Math.min(corner.column, at.column),
    };
    const to = { row: Math.max(corner.row, at.row), column: Math.max(corner.column, at.column) };
    const what = placesOf(rows, columns, names, from, to, room);
    const made = new Set(what.cells.filter(({ row }) => row >= names.length).map(({ row }) => row));
    pasted({ ...what, made: made.size }, table.write(what.cells));
  };
  const numbers = chosen.flatMap((one) => {
    const column = columns[one.column];
    const value = table.typed(one)?.value ?? storedOf(one);
    return column?.kind === 'AMOUNT' && value !== '' ? Number(value) : [];
  });
  const sum = numbers.reduce((all, one) => all + one, 0);
  const money = (amount: number) => `€\u00a0${Math.round(amount).toLocaleString(locale)}`;
  return (
    <div className={css.sheet}>
      <p className={css.tools}>
        <DeskButton variant="plain" disabled={!table.canUndo} onClick={table.undo}>
          {say('units.undo')}
        </DeskButton>
        <DeskButton variant="plain" disabled={!table.canRedo} onClick={table.redo}>
          {say('units.redo')}
        </DeskButton>
        <DeskButton variant="plain" onClick={fillDown}>
          {say('units.fillDown')}
        </DeskButton>
        <span className="small soft">{say('units.pasteHelp')}</span>
      </p>
      <div className={css.scroll}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of the ARIA practices
          role="grid"
          aria-label={say('units.title')}
          aria-multiselectable="true"
          onKeyDown={keys}
          onCopy={copy}
          onPaste={paste}
        >
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.name} scope="col" data-number={isNumber(column) || undefined}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {units.map((unit, row) => (
              <tr
                key={unit.number}
                aria-label={row < stored ? undefined : say('units.new')}
                data-new={row >= stored || undefined}
              >
                {columns.map((column, c) => {
                  const place = { row, column: c };
                  const typed = table.typed(place);
                  const isHere = at.row === row && at.column === c;
                  const before = row < stored ? textOfValue(place, unit.values[c] ?? '') : '';
                  const isFirst = row === units.length - 1 && row >= stored && c === 0;
                  return (
                    <td
                      key={column.name}
                      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above
                      role="gridcell"
                      id={`unit-${row}-${c}`}
                      tabIndex={isHere ? 0 : -1}
                      aria-selected={isChosen(place)}
                      aria-readonly={!unit.editable || undefined}
                      aria-invalid={typed?.wrong ? true : undefined}
                      data-changed={(typed && !typed.wrong) || undefined}
                      data-number={isNumber(column) || undefined}
                      onFocus={(event) => {
                        if (event.target !== event.currentTarget || isHere || moves.current) return;
                        setAt(place);
                        setCorner(place);
                      }}
                      onMouseDown={(event) => {
                        if (draft !== null && isHere) return;
                        if (event.shiftKey) event.preventDefault();
                        else setCorner(place);
                        setAt(place);
                      }}
                      onMouseEnter={(event) => {
                        if (event.buttons === 1 && draft === null) setAt(place);
                      }}
                      onDoubleClick={() => edit(shownOf(place))}
                    >
                      {isHere && draft !== null ? (
                        <Edited
                          column={column}
                          unit={unit}
                          draft={draft}
                          type={setDraft}
                          leave={leave}
                          keys={editing}
                        />
                      ) : (
                        <>
                          {typed && before && <del>{before} </del>}
                          {shownOf(place)}
                          {isFirst && !shownOf(place) && (
                            <span className="soft">{say('units.newRow')}</span>
                          )}
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={css.foot}>
        <span>
          {numbers.length > 1 &&
            say('units.sum', {
              count: numbers.length,
              sum: money(sum),
              average: money(sum / numbers.length),
            })}
        </span>
        <span className="soft">{say('units.keys')}</span>
      </p>
    </div>
  );
}

const isNumber = ({ kind }: Column) => kind === 'INTEGER' || kind === 'AMOUNT';

/** A cell while somebody writes in it, or chooses. */
function Edited({
  column,
  unit,
  draft,
  type,
  leave,
  keys,
}: {
  column: Column;
  unit: Unit;
  draft: string;
  type: (text: string) => void;
  leave: (text: string) => void;
  keys: (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => void;
}) {
  const say = useText();
  const name = unit.values[0] || (unit.number > 0 ? `${unit.number}` : say('units.new'));
  const label = `${name}, ${column.label}`;
  const choices =
    column.kind === 'STANDING'
      ? column.choices.filter(({ value }) => unit.standings.includes(value))
      : column.choices;
  if (choices.length > 0) {
    const now = choices.find(({ text }) => text.toLowerCase().startsWith(draft.toLowerCase()));
    return (
      <select
        // biome-ignore lint/a11y/noAutofocus: who begins to write in a cell goes on in it
        autoFocus
        aria-label={label}
        value={draft === '' ? '' : (now?.text ?? draft)}
        onChange={(event) => type(event.target.value)}
        onBlur={(event) => leave(event.target.value)}
        onKeyDown={keys}
      >
        {!now && <option value={draft}>{draft}</option>}
        {choices.map(({ value, text }) => (
          <option key={value} value={text}>
            {text}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: as above
      autoFocus
      type="text"
      aria-label={label}
      autoComplete="off"
      value={draft}
      onChange={(event) => type(event.target.value)}
      onBlur={(event) => leave(event.target.value)}
      onKeyDown={keys}
    />
  );
}
