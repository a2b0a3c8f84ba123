import { useState } from 'react';
import { useText } from '../../app/texts.ts';
import { DeskButton } from '../../ui/DeskButton.tsx';
import { Icon } from '../../ui/DeskIcon.tsx';
import css from './EditorField.module.css';
import type { Edited, Field } from './useField.ts';
import { type FieldTexts, type Measure, measuresOf } from './useFieldTexts.ts';

interface Props {
  edited: Edited;
  field: Field;
  texts: FieldTexts;
}

/** Rooms with their surfaces, or what is near with its distance: a row each. A row that is not finished is not saved. */
export function MeasureRows({ edited, field, texts }: Props) {
  const say = useText();
  const saved = measuresOf(edited.shown);
  const [rows, setRows] = useState<readonly Measure[] | null>(null);
  const isRooms = field.name === 'rooms.spaces';
  const unit = isRooms ? 'm²' : 'm';
  const list = rows ?? saved;
  const write = (next: readonly Measure[]) => {
    const finished = next.filter(({ kind, measure }) => kind && (isRooms || measure !== null));
    setRows(finished.length === next.length ? null : next);
    edited.save(
      JSON.stringify(
        finished.map(({ kind, measure }) => ({
          ...(isRooms || measure === null ? {} : { distance: measure }),
          kind,
          ...(isRooms && measure !== null ? { surface: measure } : {}),
        })),
      ),
    );
  };
  const put = (at: number, row: Measure) => list.map((one, index) => (index === at ? row : one));
  return (
    <div className={css.rows}>
      {list.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place
        <div key={at}>
          <select
            aria-label={say('editor.row.kind', { number: at + 1 })}
            value={row.kind}
            onChange={(event) => write(put(at, { ...row, kind: event.target.value }))}
          >
            {!row.kind && <option value="">{say('editor.row.choose')}</option>}
            {field.choices.map(({ value }) => (
              <option key={value} value={value}>
                {texts.word(field, value)}
              </option>
            ))}
          </select>
          <span className={css.measured}>
            <input
              type="text"
              inputMode="numeric"
              aria-label={say('editor.row.measure', { number: at + 1, unit })}
              value={row.measure ?? ''}
              onChange={(event) =>
                setRows(put(at, { ...row, measure: countOf(event.target.value) }))
              }
              onBlur={() => write(list)}
            />
            <span aria-hidden="true">{unit}</span>
          </span>
          <DeskButton
            variant="plain"
            aria-label={say('editor.row.remove', { number: at + 1 })}
            onClick={() => write(list.filter((_, index) => index !== at))}
          >
            <Icon name="close" />
          </DeskButton>
        </div>
      ))}
      <DeskButton
        onClick={({ currentTarget: { parentElement } }) => {
          setRows([...list, { kind: '', measure: null }]);
          requestAnimationFrame(() =>
            parentElement?.querySelector<HTMLElement>(':scope > div:last-of-type select')?.focus(),
          );
        }}
      >
        <Icon name="plus" />
        {say('editor.row.add')}
      </DeskButton>
    </div>
  );
}

/** The whole number in what was typed; null for none. */
function countOf(typed: string): number | null {
  const digits = typed.replace(/\D/g, '').slice(0, 9);
  return digits ? Number(digits) : null;
}
