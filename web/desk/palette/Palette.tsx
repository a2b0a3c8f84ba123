import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { deskWordsCharacters } from '../app/limits.ts';
import { addressOf } from '../app/place.ts';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { go } from '../app/usePlace.ts';
import type { EntriesProps } from '../frame/entries.ts';
import { IconButton } from '../ui/DeskButton.tsx';
import { useModal } from '../ui/useModal.ts';
import type { Option } from './found.ts';
import { Options } from './Options.tsx';
import css from './Palette.module.css';
import { useFound } from './useFound.ts';
import { useGroups } from './useGroups.ts';

type Props = Pick<EntriesProps, 'showKeys' | 'noteCall' | 'signOut'> & { close: () => void };

/** One list of everything that contains the words: records that the role may see, screens, settings. The focus stays in the field. */
export function Palette({ close, ...commands }: Props) {
  const say = useText();
  const id = useId();
  const dialog = useModal();
  const { desk } = useSession();
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const { found, failure, waiting } = useFound(words);
  const groups = useGroups(words, found, desk.rights, commands);
  const options = groups.flatMap((group) => group.options);
  const chosen = options[Math.min(at, options.length - 1)];
  const choose = ({ to }: Option, apart: boolean) => {
    if (apart && typeof to !== 'function') return void open(addressOf(to), '_blank', 'noopener');
    flushSync(close); // the focus goes back, and then to what opens
    if (typeof to === 'function') to();
    else go(to);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((Math.min(at, options.length - 1) + step + options.length) % options.length);
    else if (event.key === 'Enter' && chosen) choose(chosen, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };
  // at once: the browser says "closed" a task after it closed, and what opens the list meanwhile ("/") would be undone by it
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    flushSync(close);
  };
  return (
    <dialog
      ref={dialog}
      className={css.palette}
      aria-label={say('palette.title')}
      onCancel={cancel}
      onClose={close}
    >
      <div className={css.field}>
        <input
          data-first
          type="text"
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={chosen && `${id}-${chosen.id}`}
          aria-label={say('palette.title')}
          placeholder={say('palette.placeholder')}
          autoComplete="off"
          enterKeyHint="go"
          maxLength={deskWordsCharacters}
          value={words}
          onChange={(event) => {
            setWords(event.target.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
        <IconButton icon="close" label={say('dialog.close')} onClick={close} />
      </div>
      <p role="status" className="hidden-text">
        {words && !waiting && !failure && say('palette.count', { count: options.length })}
      </p>
      {failure && (
        <p role="alert" className={css.none}>
          {say(failure === 'offline' ? 'palette.offline' : 'palette.broken')}
        </p>
      )}
      {options.length === 0 && !waiting && !failure && (
        <p className={css.none}>{say('palette.none')}</p>
      )}
      <Options
        id={id}
        groups={groups}
        chosen={chosen}
        choose={(option: Option, { ctrlKey, metaKey }: MouseEvent) =>
          choose(option, ctrlKey || metaKey)
        }
      />
      <p className={css.keys}>{say('palette.keys')}</p>
    </dialog>
  );
}
