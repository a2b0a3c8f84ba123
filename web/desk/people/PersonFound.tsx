import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { Block } from '../ui/Block.tsx';
import { Empty } from '../ui/Empty.tsx';
import { PlanButton } from '../week/PlanButton.tsx';
import { lacking, useCounts } from './counts.ts';
import { ErasePerson } from './ErasePerson.tsx';
import { readable } from './lists.ts';
import css from './People.module.css';
import { PersonEntry } from './PersonEntry.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { SamePeople } from './SamePeople.tsx';
import type { KnownPerson, Person } from './usePeople.ts';

interface Props {
  person: Person;
  /** Called with an address of the person once the addresses are others. */
  changed: (who: string) => void;
}

/** All that is known of somebody; who else it may be; for managers, the way to take it as a file and to erase it. */
export function PersonFound({ person, changed }: Props) {
  const say = useText();
  const { desk } = useSession();
  const write = useCounts();
  const { who, counts, entries, addresses } = person;
  const email = readable(who);
  if (counts.length === 0)
    return (
      <Empty title={say('people.nothing.title')} text={say('people.nothing.email', { email })} />
    );
  return (
    <div className={css.person}>
      <div>
        {person.row && <SamePeople person={person} row={person.row} changed={changed} />}
        <Block title={addresses.map(readable).join(', ')}>
          {person.row && <PersonFacts row={person.row} />}
          {person.row && (
            <PlanButton visitor={visitorOf(who, person.row)} changed={() => changed(who)} />
          )}
          <p>{write(counts)}</p>
          <p className="soft">{say('people.none', { kinds: write(lacking(counts)) })}</p>
          <ul className={css.entries}>
            {entries.map((entry) => (
              <PersonEntry key={`${entry.kind} ${entry.id}`} entry={entry} />
            ))}
          </ul>
        </Block>
      </div>
      {desk.rights.includes('ERASE_PEOPLE') && (
        <aside aria-label={say('people.aside', { email })}>
          <ErasePerson who={who} summary={write(counts)} several={addresses.length > 1} />
        </aside>
      )}
    </div>
  );
}

/** Whom an appointment is planned for; the property is still to be picked. */
const visitorOf = (who: string, { firstName, lastName, phone, language }: KnownPerson) => ({
  firstName,
  lastName,
  email: who.includes('@') ? who : '',
  phone: phone || (who.includes('@') ? '' : readable(who)),
  language,
  property: null,
});
