import { useState } from 'react';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { Choice } from '../ui/Choice.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import css from './JoinDialog.module.css';
import { isPhone, readable } from './lists.ts';
import { PersonFacts } from './PersonFacts.tsx';
import { type KnownPerson, useJoin } from './usePeople.ts';

type Side = 'one' | 'other';

interface Props {
  one: KnownPerson;
  other: KnownPerson;
  close: () => void;
  /** Called with the address that stands for both, and with what undoes it, if that is known. */
  joined: (who: string, action: string | undefined) => void;
}

/** Two people beside each other. Where they differ, the reader chooses; then they are one. */
export function JoinDialog({ one, other, close, joined }: Props) {
  const say = useText();
  const join = useJoin();
  const people = { one, other };
  // an address that can be written to stands for both, rather than a telephone number
  const address = isPhone(one.who) && !isPhone(other.who) ? 'other' : 'one';
  const [side, setSide] = useState<Readonly<Record<string, Side>>>({ address });
  const { busy, wrong, failed, run } = useChange(close);
  const options = (text: (person: KnownPerson) => string) =>
    (['one', 'other'] as const).map((value) => ({ value, text: text(people[value]) }));
  const choices = [
    {
      field: 'address',
      label: say('people.stands'),
      text: ({ who }: KnownPerson) => readable(who),
    },
    { field: 'name', label: say('people.name'), text: ({ name }: KnownPerson) => name },
    { field: 'phone', label: say('people.phone'), text: ({ phone }: KnownPerson) => phone },
    {
      field: 'language',
      label: say('people.language'),
      text: ({ language }: KnownPerson) => (language ? say(`language.${language as 'NL'}`) : ''),
    },
  ].filter(({ text }) => text(one) !== text(other));
  /** The side of a field: what was chosen, else the first that has something. */
  const chosen = (field: string, text: (person: KnownPerson) => string) =>
    side[field] ?? (text(one) ? 'one' : 'other');
  const value = (field: string, text: (person: KnownPerson) => string) =>
    people[chosen(field, text)];
  const send = () =>
    run(async () => {
      const person = people[side.address ?? address];
      const named = value('name', ({ name }) => name);
      const answer = await join({
        person: person.who,
        other: (person === one ? other : one).who,
        firstName: named.firstName || (named.lastName ? '' : named.name),
        lastName: named.lastName,
        phone: value('phone', ({ phone }) => phone).phone,
        language: value('language', ({ language }) => language ?? '').language ?? 'NL',
      });
      if (answer.__typename === 'PeopleJoined') {
        const done = answer.desk.done.find(({ action }) => action.name === 'joinPeople');
        joined(answer.person.who, done?.action.id);
      }
      return answer;
    });
  return (
    <DeskDialog title={say('people.join')} close={close}>
      <div className={css.versus}>
        {[one, other].map((person) => (
          <section key={person.who}>
            <h3>{readable(person.who)}</h3>
            <PersonFacts row={person} />
          </section>
        ))}
      </div>
      <div className={css.choices}>
        {choices.map(({ field, label, text }) => (
          <Choice
            key={field}
            label={label}
            options={options((person) => text(person) || say('people.nothing'))}
            value={chosen(field, text)}
            onChange={(picked) => setSide({ ...side, [field]: picked })}
          />
        ))}
      </div>
      <p className="small soft">{say('people.joinText')}</p>
      <Wrong failed={failed} text={wrong !== null && say('people.join.wrong')} />
      <div className={css.deeds}>
        <DeskButton variant="primary" busy={busy} onClick={send}>
          {say('people.join.button')}
        </DeskButton>
        <DeskButton onClick={close}>{say('people.join.two')}</DeskButton>
      </div>
    </DeskDialog>
  );
}
