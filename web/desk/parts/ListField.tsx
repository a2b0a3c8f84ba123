import { useId, useState } from 'react';
import { dialogOf } from '../app/dialog.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import type { EditedPart } from './editedParts.ts';
import css from './ListField.module.css';
import { ListItem } from './ListItem.tsx';
import { added, type Item, itemsFrom, lists, listText, movedBy } from './lists.ts';
import { useItemName } from './useItemName.ts';

interface Props {
  part: EditedPart;
  label: string;
  value: string;
  /** The languages of the site. */
  languages: readonly string[];
  readOnly?: boolean | undefined;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The place of the item of a list for which the address has a dialog open; null for none. */
function itemWithDialog(list: string): number | null {
  const about = dialogOf(location.search)?.about ?? '';
  return about.startsWith(`${list}.`) ? Number.parseInt(about.slice(list.length + 1), 10) : null;
}

/** A list whose order matters: its items are opened, moved, added and removed. */
export function ListField({ part, label, value, languages, readOnly, error, onChange }: Props) {
  const say = useText();
  const id = useId();
  const { field } = part;
  const help = lists[field]?.help;
  const items = itemsFrom(value);
  const [open, setOpen] = useState(() => itemWithDialog(part.id));
  const [said, setSaid] = useState('');
  const put = (next: readonly Item[]) => onChange(listText(field, next));
  const nameOf = useItemName();
  const nameAt = (item: Item, index: number) => nameOf(field, item, index, languages);
  const move = (index: number, by: -1 | 1) => {
    const item = items[index];
    const next = movedBy(items, index, by);
    if (item === undefined || next === items) return;
    put(next);
    if (open === index) setOpen(index + by);
    setSaid(
      say('list.moved', {
        item: nameAt(item, index),
        place: index + by + 1,
        count: items.length,
      }),
    );
    const focused = document.activeElement?.id.split('-').at(-1);
    requestAnimationFrame(() => document.getElementById(`${id}-${index + by}-${focused}`)?.focus());
  };
  return (
    <fieldset className={css.list}>
      <legend>{label}</legend>
      {help && <p className="small soft">{say(help)}</p>}
      <p role="status" className="hidden-text">
        {said}
      </p>
      {items.length === 0 && <p className="small soft">{say('list.none')}</p>}
      <ol>
        {items.map((item, index) => (
          <ListItem
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no ids, and are told apart by their places
            key={index}
            id={`${id}-${index}`}
            of={`${part.id}.${index}`}
            part={part}
            item={item}
            name={nameAt(item, index)}
            languages={languages}
            open={open === index}
            toggle={() => setOpen(open === index ? null : index)}
            readOnly={readOnly}
            change={(next) => put(items.map((one, i) => (i === index ? next : one)))}
            move={(by) => move(index, by)}
            remove={() => {
              put(items.filter((_, i) => i !== index));
              setOpen(null);
            }}
          />
        ))}
      </ol>
      {error && <p className={css.error}>{error}</p>}
      {!readOnly && (
        <DeskButton
          onClick={() => {
            const next = added(field, items);
            put(next.list);
            setOpen(next.at);
          }}
        >
          {say(`list.add.${field}` as TextKey)}
        </DeskButton>
      )}
    </fieldset>
  );
}
