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
  /** Who is not offered: the one to whom somebody else is sought. */
  without?: readonly string[];
}

/** Picks somebody who sent a lead, by name, email address or telephone number. */
export function PersonPicker({ without = [], ...props }: Props) {
  return (
    <Picker
      {...props}
      icon="person"
      choicesOf={({ people }) =>
        people
          .filter(({ who }) => !without.includes(who.toLowerCase()))
          .map((person) => ({
            id: person.who,
            text: person.name || person.email || person.phone,
            more: [person.name && person.email, person.phone].filter(Boolean).join(', '),
            value: person,
          }))
      }
    />
  );
}
