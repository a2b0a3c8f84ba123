import { useText } from '../app/texts.ts';
import type { Found } from '../palette/found.ts';
import { Picker } from './Picker.tsx';

/** Somebody who sent a lead. */
export type PickedPerson = Found['people'][number];

interface Props {
  label: string;
  words: string;
  type: (words: string) => void;
  pick: (person: PickedPerson) => void;
  first?: boolean;
}

/** Picks somebody who sent a lead, by name or email address. */
export function PersonPicker(props: Props) {
  const say = useText();
  return (
    <Picker
      {...props}
      help={say('picker.personHelp')}
      icon="person"
      choicesOf={({ people }) =>
        people.map((person) => ({
          id: person.email,
          text: person.name || person.email,
          more: [person.name && person.email, person.phone].filter(Boolean).join(', '),
          value: person,
        }))
      }
    />
  );
}
