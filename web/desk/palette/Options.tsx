import { type MouseEvent, useEffect } from 'react';
import { useText } from '../app/texts.ts';
import { Icon } from '../ui/DeskIcon.tsx';
import type { Group, Option } from './found.ts';
import css from './Palette.module.css';

interface Props {
  id: string;
  groups: readonly Group[];
  /** Where Enter leads. */
  chosen: Option | undefined;
  choose: (option: Option, event: MouseEvent) => void;
}

/** The options by kind. The field above has the focus, and says which is chosen. */
export function Options({ id, groups, chosen, choose }: Props) {
  const say = useText();
  const at = chosen && `${id}-${chosen.id}`;
  useEffect(() => {
    if (at) document.getElementById(at)?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div id={id} role="listbox" aria-label={say('palette.title')} className={css.list}>
      {groups.map(({ title, options }) => (
        <div key={title} role="group" aria-labelledby={`${id}-${title}`}>
          <h3 id={`${id}-${title}`} role="presentation">
            {say(title)}
          </h3>
          {options.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
            <div
              key={option.id}
              id={`${id}-${option.id}`}
              role="option"
              aria-selected={option === chosen}
              className={css.option}
              onClick={(event) => choose(option, event)}
            >
              <Icon name={option.icon} />
              <span className="cut" title={option.text}>
                {option.text} {option.more && <span className="soft">{option.more}</span>}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
