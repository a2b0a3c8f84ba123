import type { Found } from '../palette/found.ts';
import { Picker } from './Picker.tsx';

/** Somebody who sent a lead. */
export type PickedPerson = Found['people'][number];

interface Props {
  label: string;
  help: string;
  words: string;
  type: (words: string) => void;
  pick: (person: PickedPerson) => void;
  first?: boolean;
}

/** Picks somebody who sent a lead, by name or email address. */
export function PersonPicker(props: Props) {
  return (
    <Picker
      {...props}
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
