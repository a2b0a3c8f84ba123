import { type ComponentProps, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { deskWordsCharacters } from '../app/limits.ts';
import { useText } from '../app/texts.ts';
import type { Found } from '../palette/found.ts';
import { useFound } from '../palette/useFound.ts';
import { type DeskIcon, Icon } from '../ui/DeskIcon.tsx';
import { TextField } from '../ui/TextField.tsx';
import css from './Picker.module.css';

/** One thing that can be picked. */
export interface Choice<T> {
  readonly id: string;
  readonly text: string;
  readonly more: string;
  readonly value: T;
}

interface Props<T> extends Pick<ComponentProps<'input'>, 'ref'> {
  label: string;
  help?: string;
  icon: DeskIcon;
  words: string;
  type: (words: string) => void;
  /** What can be picked of what the server found. */
  choicesOf: (found: Found) => readonly Choice<T>[];
  pick: (value: T) => void;
  first?: boolean;
}

/**
 * The desk's search as a field: what is typed finds records by any of their words, arrows choose one of them, Enter or a click picks it.
 * Escape closes the list and not the dialog around it.
 */
export function Picker<T>({
  icon,
  words,
  type,
  choicesOf,
  pick,
  help = '',
  first = false,
  ...rest
}: Props<T>) {
  const say = useText();
  const id = useId();
  const [at, setAt] = useState(0);
  const [open, setOpen] = useState(false);
  const { found, failure, waiting } = useFound(words);
  const choices = found && words.trim() ? choicesOf(found) : [];
  const shown = open && choices.length > 0;
  const chosen = shown ? choices[Math.min(at, choices.length - 1)] : undefined;
  // at the foot of a dialog the list would open out of sight
  const count = shown ? choices.length : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list, not each time that an arrow chooses
  useEffect(() => {
    if (count > 0) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  const take = (choice: Choice<T>) => {
    setOpen(false);
    pick(choice.value);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && choices.length > 0) {
      setAt(shown ? (at + step + choices.length) % choices.length : 0);
      setOpen(true);
    } else if (event.key === 'Enter' && chosen) take(chosen);
    else if (event.key === 'Escape' && shown) setOpen(false);
    else return;
    event.preventDefault();
  };
  const none = open && found && !waiting && !failure && choices.length === 0;
  return (
    <div className={css.picker}>
      <TextField
        {...rest}
        {...(!shown && { help })} // the list is where it stands
        {...(first && { 'data-first': true })}
        role="combobox"
        aria-expanded={shown}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={chosen && `${id}-${chosen.id}`}
        autoComplete="off"
        maxLength={deskWordsCharacters}
        value={words}
        onChange={({ target }) => {
          type(target.value);
          setAt(0);
          setOpen(true);
        }}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
      />
      {shown && (
        <div id={id} role="listbox" aria-label={rest.label} className={css.list}>
          {choices.map((choice) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
            <div
              key={choice.id}
              id={`${id}-${choice.id}`}
              role="option"
              aria-selected={choice === chosen}
              className={css.choice}
              onMouseDown={(event) => event.preventDefault()} // the field has the focus until it is picked
              onClick={() => take(choice)}
            >
              <Icon name={icon} />
              <span>
                {choice.text}
                <span className="small soft">{choice.more}</span>
              </span>
            </div>
          ))}
        </div>
      )}
      <p role="status" className={none ? 'small soft' : 'hidden-text'}>
        {none && say('picker.none')}
        {shown && !waiting && say('palette.count', { count: choices.length })}
      </p>
    </div>
  );
}
