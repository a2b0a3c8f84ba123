import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { useText } from '../app/texts.ts';
import { IconButton } from '../ui/DeskButton.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import css from './Picker.module.css';
import { Picker } from './Picker.tsx';

/** A property as it is named where it was picked. */
export interface PickedProperty {
  readonly number: number;
  readonly reference: string;
  /** Street and town, or its title; '' where they are not known. */
  readonly place: string;
}

interface Props extends Pick<ComponentProps<'input'>, 'ref'> {
  label: string;
  /** The one that is picked; null shows the field. */
  picked: PickedProperty | null;
  pick: (property: PickedProperty | null) => void;
  words: string;
  type: (words: string) => void;
  first?: boolean;
}

/** Picks a property by street, town, reference or title. What was typed and not picked is taken for a reference. */
export function PropertyPicker({ label, picked, pick, words, type, ...rest }: Props) {
  const say = useText();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const byHand = useRef(false);
  useEffect(() => {
    if (picked && byHand.current) card.current?.focus(); // the field that had the focus is gone
  }, [picked]);
  if (picked)
    return (
      <div ref={card} role="group" aria-labelledby={id} tabIndex={-1}>
        <span id={id} className={css.label}>
          {label}
        </span>
        <div className={css.picked}>
          <Icon name="house" />
          <span>
            {picked.place && <b>{picked.place}</b>}
            <span className="small soft">{say('lead.number', { number: picked.reference })}</span>
          </span>
          <IconButton icon="close" label={say('picker.other')} onClick={() => pick(null)} />
        </div>
      </div>
    );
  return (
    <Picker
      {...rest}
      label={label}
      help={say('picker.propertyHelp')}
      icon="house"
      words={words}
      type={type}
      choicesOf={({ properties }) =>
        properties.map(({ number, reference, place, title }) => ({
          id: `${number}`,
          text: place || title,
          more: say('lead.number', { number: reference }),
          value: { number, reference, place: place || title },
        }))
      }
      pick={(property) => {
        byHand.current = true;
        pick(property);
      }}
    />
  );
}
