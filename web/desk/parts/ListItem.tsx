import type { KeyboardEvent } from 'react';
import { useText } from '../app/texts.ts';
import { DeskButton, IconButton } from '../ui/DeskButton.tsx';
import type { EditedPart } from './editedParts.ts';
import css from './ListField.module.css';
import { ListItemField } from './ListItemField.tsx';
import { at, fieldsOf, fitting, type Item, put } from './lists.ts';

interface Props {
  id: string;
  /** Tells it from all other items of the screen, after a reload too. */
  of: string;
  part: EditedPart;
  item: Item;
  name: string;
  languages: readonly string[];
  open: boolean;
  toggle: () => void;
  readOnly: boolean | undefined;
  change: (item: Item) => void;
  move: (by: -1 | 1) => void;
  remove: () => void;
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** An item of a list under its name. It moves with arrows, and with Alt and the keys of arrows. */
export function ListItem(props: Props) {
  const { id, of, part, item, name, languages, open, toggle, readOnly, change, move, remove } =
    props;
  const say = useText();
  const press = (event: KeyboardEvent) => {
    const by = event.altKey ? steps[event.key] : undefined;
    if (!by || readOnly) return;
    event.preventDefault();
    move(by);
  };
  return (
    <li className={css.item}>
      <div className={css.head}>
        <button
          type="button"
          id={`${id}-name`}
          className={css.name}
          aria-expanded={open}
          onClick={toggle}
          onKeyDown={press}
        >
          {name}
        </button>
        {!readOnly && (
          <>
            <IconButton
              id={`${id}-up`}
              icon="up"
              label={say('list.up', { item: name })}
              onClick={() => move(-1)}
            />
            <IconButton
              id={`${id}-down`}
              icon="down"
              label={say('list.down', { item: name })}
              onClick={() => move(1)}
            />
          </>
        )}
      </div>
      {open && (
        <div className={css.fields}>
          {fieldsOf(part.field, item).map((field) => (
            <ListItemField
              key={field.path}
              of={of}
              part={part}
              field={field}
              languages={languages}
              readOnly={readOnly}
              valueAt={(path) => at(item, path)}
              change={(path, value) => change(fitting(part.field, put(item, path, value)))}
            />
          ))}
          {!readOnly && (
            <p>
              <DeskButton variant="bad" onClick={remove}>
                {say('list.remove', { item: name })}
              </DeskButton>
            </p>
          )}
        </div>
      )}
    </li>
  );
}
