import { useState } from 'react';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { useUndoAction } from '../done/useUndoAction.ts';
import { PersonPicker } from '../picker/PersonPicker.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import { Toast } from '../ui/Toast.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import { JoinDialog } from './JoinDialog.tsx';
import { readable } from './lists.ts';
import css from './People.module.css';
import { type KnownPerson, type Person, useFind, useSplit } from './usePeople.ts';

interface Props {
  person: Person;
  row: KnownPerson;
  changed: (who: string) => void;
}

interface Joined {
  /** What undoes it. */
  readonly action: string;
  readonly before: string;
}

/** Who else somebody may be: others with the same number are offered, anybody can be picked, and addresses are taken apart again. */
export function SamePeople({ person, row, changed }: Props) {
  const say = useText();
  const find = useFind();
  const split = useSplit();
  const undoAction = useUndoAction();
  const [other, setOther] = useState<KnownPerson | null>(null);
  const [words, setWords] = useState('');
  const [joined, setJoined] = useState<Joined | null>(null);
  const change = useChange(() => {});
  const pick = async (who: string) => {
    setWords('');
    const { lookUpPerson: answer } = await find({ input: { who } });
    const one = answer.__typename === 'PeopleFound' ? answer.people[0] : undefined;
    if (one?.row && one.who !== person.who) setOther(one.row);
  };
  const undo = ({ action, before }: Joined) =>
    change.run(async () => {
      const answer = await undoAction(action);
      setJoined(null);
      if (answer.__typename === 'ActionUndone') changed(before);
      return answer;
    });
  return (
    <div className={css.same}>
      <Toast
        about={joined}
        undo={joined && (() => undo(joined))}
        busy={change.busy}
        forget={() => setJoined(null)}
      >
        {joined && say('people.joined')}
      </Toast>
      <Wrong failed={change.failed} text={change.wrong !== null && say('lead.notUndone')} />
      {person.same.map((one) => (
        <DeskNotice key={one.who} icon="people">
          <p>
            {say('people.sameNumber', {
              one: row.name || readable(row.who),
              other: [one.name, readable(one.who)].filter(Boolean).join(', '),
            })}
          </p>
          <DeskButton onClick={() => setOther(one)}>{say('people.compare')}</DeskButton>
        </DeskNotice>
      ))}
      {person.addresses.length > 1 && (
        <ul className={css.addresses}>
          {person.addresses.map((address, at) => (
            <li key={address}>
              <span>{readable(address)}</span>
              {at === 0 ? (
                <span className="small soft">{say('people.main')}</span>
              ) : (
                <DeskButton
                  busy={change.busy}
                  onClick={() =>
                    change.run(async () => {
                      const answer = await split(address);
                      if (answer.__typename === 'PersonSplit') changed(answer.person.who);
                      return answer;
                    })
                  }
                >
                  {say('people.split')}
                  <span className="hidden-text"> {readable(address)}</span>
                </DeskButton>
              )}
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>{say('people.joinWith')}</summary>
        <PersonPicker
          label={say('people.other')}
          help={say('people.otherHelp')}
          words={words}
          type={setWords}
          pick={({ who }) => pick(who)}
          without={person.addresses}
        />
      </details>
      {other && (
        <JoinDialog
          one={row}
          other={other}
          close={() => setOther(null)}
          joined={(who, action) => {
            if (action) setJoined({ action, before: person.who });
            changed(who);
          }}
        />
      )}
    </div>
  );
}
