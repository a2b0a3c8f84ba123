import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { UnitsQuery } from '../../__generated__/UnitsQuery.graphql.ts';
import { type Failure, failureOf } from '../../app/failure.ts';
import { listLength } from '../../app/limits.ts';
import { useEnd, useSession } from '../../app/session.ts';
import { type Say, type TextKey, useText } from '../../app/texts.ts';
import { useQuery } from '../../app/useQuery.ts';
import { Head, Screen } from '../../frame/Screen.tsx';
import { ProjectTabs } from '../../projects/ProjectTabs.tsx';
import { DeskButton } from '../../ui/DeskButton.tsx';
import { DeskNotice } from '../../ui/DeskNotice.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { NotSent } from '../../ui/NotSent.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { wrongText } from '../editor/problems.ts';
import { type FieldTexts, useFieldTexts } from '../editor/useFieldTexts.ts';
import { type Standing, standingText } from '../standings.ts';
import { usePropertyChange } from '../usePropertyChange.ts';
import { type Column, groupsOf, type Pasted } from './sheet.ts';
import own from './Units.module.css';
import { UnitsGrid } from './UnitsGrid.tsx';
import { UnitsList } from './UnitsList.tsx';
import { useSetUnits } from './useSetUnits.ts';
import { keyOf, type Typed, type Unit, useSheet } from './useSheet.ts';

type Read = NonNullable<NonNullable<UnitsQuery['response']['desk']>['units']>;

/** The units of a project as a table that is edited like a spreadsheet; on a phone a list that leads to each unit. */
export function Units({ number }: { number: number }) {
  const say = useText();
  const texts = useFieldTexts();
  const { answer, failure, again } = useQuery<UnitsQuery>(
    graphql`
      query UnitsQuery($number: Int!) {
        desk {
          units(project: $number) {
            name
            more
            columns {
              name
              kind
              vocabulary
              choices {
                value
                text
              }
            }
            units {
              number
              editable
              standings
              values
            }
            new {
              number
              editable
              standings
              values
            }
          }
        }
      }
    `,
    { number },
    ['properties'],
  );
  useEnd(answer);
  const units = answer?.desk?.units;
  return (
    <Screen title={units?.name ?? say('units.title')}>
      <ProjectTabs number={number} now="units" />
      {(!answer?.desk || !texts) &&
        (failure ? <Failed failure={failure} again={again} isScreen /> : <Waiting rows={10} />)}
      {answer?.desk && !units && (
        <Empty title={say('units.gone.title')} text={say('units.gone.text')} isScreen />
      )}
      {units && texts && (
        <UnitsTable key={number} number={number} read={units} texts={texts} again={again} />
      )}
    </Screen>
  );
}

interface Props {
  number: number;
  read: Read;
  texts: FieldTexts;
  again: () => void;
}

/** What a step did: a table that was pasted, with what became of its cells. */
type Paste = Pick<Pasted, 'heads' | 'unknown' | 'missing' | 'outside'> & {
  made: number;
} & ReturnType<ReturnType<typeof useSheet>['write']>;

function UnitsTable({ number, read, texts, again }: Props) {
  const say = useText();
  const { ended } = useSession();
  const setUnits = useSetUnits();
  const { undo } = usePropertyChange();
  const [paste, setPaste] = useState<Paste | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const [trouble, setTrouble] = useState<TextKey | null>(null);
  const [failed, setFailed] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const blank = read.new ?? null;
  const all = blank ? [...read.units, blank] : read.units;
  const standings = [...new Set([...all.flatMap((unit) => unit.standings), ...shown(all, read)])];
  const goal = goalOf(all);
  const columns = read.columns.map(
    ({ name, kind, vocabulary, choices }): Column => ({
      name,
      kind,
      label: texts.label(name),
      choices:
        kind === 'STANDING'
          ? standings.map((value) => ({ value, text: standingText(say, value, goal) }))
          : choices.map(({ value, text }) => ({
              value,
              text: text ?? texts.word({ vocabulary, choices } as never, value),
            })),
    }),
  );
  const table = useSheet(read.units, columns, blank, listLength);
  const cells = table.units.flatMap((unit, row) =>
    columns.flatMap((column, at) => {
      const typed = table.sheet.get(keyOf(unit, column));
      const before = unit.values[at] ?? '';
      return typed ? [{ unit, column, row, at, typed, before }] : [];
    }),
  );
  const doubtful = cells.filter(({ typed }) => typed.wrong === 'AMOUNTS_DIFFER');
  const wrong = cells.filter(({ typed }) => typed.wrong !== null);
  // one that is made waits until all of it can be read
  const waits = new Set(wrong.map(({ unit }) => unit.number).filter((number) => number < 0));
  const ready = cells.filter(({ unit, typed }) => typed.wrong === null && !waits.has(unit.number));
  const made = new Set(ready.map(({ unit }) => unit.number).filter((number) => number < 0)).size;
  const attempt = async (send: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailed(null);
    setTrouble(null);
    try {
      await send();
    } catch (error) {
      setFailed(failureOf(error));
    }
    setBusy(false);
  };
  const save = (sure: boolean) =>
    attempt(async () => {
      const list = sure ? [...ready, ...doubtful] : ready;
      const groups = groupsOf(list, ({ unit }) => unit.number);
      const sent = await setUnits({
        project: number,
        sure,
        units: [...groups].map(([unit, changes]) => ({
          number: unit < 0 ? null : unit,
          cells: changes.map(({ column, typed, before }) => ({
            column: column.name,
            before,
            value: typed.value,
          })),
        })),
      });
      const left = new Map(table.sheet);
      if (sent.__typename === 'UnitsChanged') {
        for (const { unit, column } of list) left.delete(keyOf(unit, column));
        setSaved({ count: list.length, made, undo: sent.undo ?? null });
        setPaste(null);
        table.restart(left);
      } else if (sent.__typename === 'InvalidInput') {
        for (const { path, code } of sent.problems) {
          if (code === 'SIGNED_OUT') ended();
          const changes = [...groups.values()][Number(path[1])];
          const cell = changes?.[Number(path[3])];
          const lacks = columns.find(({ name }) => name === path[2]);
          if (cell) left.set(keyOf(cell.unit, cell.column), { ...cell.typed, wrong: code });
          else if (lacks && changes?.[0])
            left.set(keyOf(changes[0].unit, lacks), { text: '', value: '', wrong: code });
          else setTrouble('units.refused');
        }
        table.restart(left);
      } else setTrouble('units.stale');
      again();
    });
  const takeBack = (id: string) =>
    attempt(async () => {
      const sent = await undo(id);
      setSaved(null);
      if (sent.__typename === 'InvalidInput') setTrouble('units.notUndone');
      again();
    });
  return (
    <>
      <Head title={read.name} text={countText(read, say)}>
        <DeskButton
          variant="primary"
          busy={busy}
          disabled={ready.length === 0}
          onClick={() => save(false)}
        >
          {say('units.save', { count: ready.length })}
          {made > 0 && ` (${say('units.making', { count: made })})`}
        </DeskButton>
      </Head>
      <div className={own.notices} role="status">
        {saved && (
          <DeskNotice variant="good">
            {say('units.saved', { count: saved.count })}{' '}
            {saved.made > 0 && `${say('units.made', { count: saved.made })} `}
            {saved.undo && (
              <DeskButton onClick={() => takeBack(saved.undo ?? '')}>
                {say('property.undo')}
              </DeskButton>
            )}
          </DeskNotice>
        )}
        {paste && (
          <DeskNotice variant={paste.wrong + paste.missing.length > 0 ? 'bad' : 'good'}>
            <b>{say('units.pasted', counts(paste))}</b>
            {paste.heads && ` ${say('units.heads', { list: paste.heads.join(', ') })}`}
            {paste.unknown.length > 0 &&
              ` ${say('units.unknown', { list: paste.unknown.join(', ') })}`}
            {paste.missing.length > 0 &&
              ` ${say('units.missing', { list: paste.missing.join(', ') })}`}
            {paste.made > 0 && ` ${say('units.pastedNew', { count: paste.made })}`}
            {paste.outside > 0 && ` ${say('units.outside', { count: paste.outside })}`}{' '}
            {table.canUndo && (
              <DeskButton
                onClick={() => {
                  table.undo();
                  setPaste(null);
                }}
              >
                {say('units.undoPaste')}
              </DeskButton>
            )}
          </DeskNotice>
        )}
        {wrong.length > 0 && (
          <DeskNotice variant="bad">
            <ul className={own.wrong}>
              {wrong.slice(0, 20).map(({ unit, column, row, at, typed }) => (
                <li key={keyOf(unit, column)}>
                  <a
                    href={`#unit-${row}-${at}`}
                    onClick={(event) => {
                      event.preventDefault();
                      document.getElementById(`unit-${row}-${at}`)?.focus();
                    }}
                  >
                    {nameOf(unit, table.sheet, columns, say)}, {column.label}
                  </a>{' '}
                  {say('units.wrongCell', {
                    text: typed.text,
                    why: say(whyText(column, typed.wrong)),
                  })}
                </li>
              ))}
            </ul>
            {wrong.length > 20 && say('units.more', { count: wrong.length - 20 })}
            {doubtful.length > 0 && (
              <DeskButton onClick={() => save(true)}>
                {say('units.sure', { count: doubtful.length })}
              </DeskButton>
            )}
          </DeskNotice>
        )}
        {trouble && <DeskNotice variant="bad">{say(trouble)}</DeskNotice>}
        {failed && (
          <DeskNotice variant="bad">
            <NotSent failure={failed} />
          </DeskNotice>
        )}
        {read.more && <DeskNotice>{say('units.tooMany', { count: read.units.length })}</DeskNotice>}
      </div>
      {read.units.length === 0 && (
        <Empty
          title={say('units.none.title')}
          text={say(blank ? 'units.none.make' : 'units.none.text')}
          isScreen={!blank}
        />
      )}
      {all.length > 0 && (
        <>
          <UnitsGrid
            stored={read.units.length}
            room={blank ? listLength : read.units.length}
            columns={columns}
            table={table}
            pasted={(what, count) => {
              setSaved(null);
              setPaste({ ...what, ...count });
            }}
            save={() => ready.length > 0 && save(false)}
          />
          <UnitsList units={read.units} columns={columns} />
        </>
      )}
    </>
  );
}

/** What was saved, with how many units that made. */
interface Saved {
  readonly count: number;
  readonly made: number;
  readonly undo: string | null;
}

/** What a unit is called, also one that is made and has its name from what was typed. */
function nameOf(
  unit: Unit,
  sheet: ReadonlyMap<string, Typed>,
  columns: readonly Column[],
  say: Say,
): string {
  const name = columns[0] && sheet.get(keyOf(unit, columns[0]))?.value;
  return name || unit.values[0] || (unit.number > 0 ? `${unit.number}` : say('units.new'));
}

const counts = ({ changed, same, wrong, locked }: Paste) => ({ changed, same, wrong, locked });

/** Why a cell is not saved. */
function whyText({ kind }: Column, wrong: string | null): TextKey {
  if (wrong === 'AMOUNTS_DIFFER') return 'price.far';
  if (wrong === 'UNREADABLE')
    return kind === 'AMOUNT'
      ? 'price.unreadable'
      : kind === 'CHOICE' || kind === 'STANDING'
        ? 'units.noChoice'
        : 'editor.wrong.UNREADABLE';
  return wrongText(wrong ?? '');
}

/** What is on offer is to let when a unit can be rented. */
const goalOf = (units: readonly Unit[]) =>
  units.some(({ standings }) => standings.includes('RENTED')) ? 'RENT' : 'SALE';

/** How the units stand. */
const shown = (units: readonly Unit[], { columns }: Read) => {
  const at = columns.findIndex(({ kind }) => kind === 'STANDING');
  return units.map(({ values }) => values[at] as Standing);
};

/** How many units stand so, in words. */
function countText(read: Read, say: Say): string {
  return [...groupsOf(shown(read.units, read), (standing) => standing)]
    .map(([standing, all]) => `${all.length} ${standingText(say, standing, goalOf(read.units))}`)
    .join(', ');
}
