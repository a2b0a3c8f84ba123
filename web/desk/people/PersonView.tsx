import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { Block } from '../ui/Block.tsx';
import { Empty } from '../ui/Empty.tsx';
import { lacking, useCounts } from './counts.ts';
import { ErasePerson } from './ErasePerson.tsx';
import css from './People.module.css';
import { PersonEntry } from './PersonEntry.tsx';
import type { Person } from './usePeople.ts';

/** All that is known of an address; for managers, the way to take it as a file and to erase it. */
export function PersonView({ person: { email, counts, entries } }: { person: Person }) {
  const say = useText();
  const { desk } = useSession();
  const write = useCounts();
  if (counts.length === 0)
    return (
      <Empty title={say('people.nothing.title')} text={say('people.nothing.email', { email })} />
    );
  return (
    <div className={css.person}>
      <div>
        <Block title={email}>
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
          <ErasePerson email={email} summary={write(counts)} />
        </aside>
      )}
    </div>
  );
}
