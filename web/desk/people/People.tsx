import { type FormEvent, useEffect, useState } from 'react';
import { type Failure, failureOf } from '../app/failure.ts';
import { useSession } from '../app/session.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { Head, Screen } from '../frame/Screen.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { TextField } from '../ui/TextField.tsx';
import css from './People.module.css';
import { PersonView } from './PersonView.tsx';
import { type Person, useFind } from './usePeople.ts';

type Found = readonly Person[];

/** Finds all that the site knows of an email address or a phone number. `who` is looked up at once. */
export function People({ who }: { who: string }) {
  const say = useText();
  const { ended } = useSession();
  const find = useFind();
  const [text, setText] = useState(who);
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const [failure, setFailure] = useState<Failure | null>(null);
  const search = async (typed: string) => {
    setBusy(true);
    setWrong(undefined);
    setFailure(null);
    try {
      const answer = (await find({ input: { who: typed } })).lookUpPerson;
      const code = answer.__typename === 'InvalidInput' ? answer.problems[0]?.code : undefined;
      if (answer.__typename === 'PeopleFound') setFound(answer.people);
      else if (code === 'SIGNED_OUT') ended();
      else setWrong(say(wrongText[code ?? ''] ?? 'people.wrong.EMAIL'));
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an address
  useEffect(() => {
    if (who) search(who);
  }, [who]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) search(text);
  };
  return (
    <Screen title={say('people.title')}>
      <Head title={say('people.title')} text={say('people.text')} />
      <form className={css.search} role="search" onSubmit={submit}>
        <TextField
          label={say('people.who')}
          type="search"
          autoComplete="off"
          value={text}
          error={wrong}
          onChange={(event) => setText(event.target.value)}
        />
        <DeskButton type="submit" variant="primary" busy={busy}>
          {say('people.find')}
        </DeskButton>
      </form>
      <div role="status" className="hidden-text">
        {found && say('people.found', { count: found.length })}
      </div>
      {failure && <Failed failure={failure} again={() => search(text)} />}
      {!failure && found?.length === 0 && (
        <Empty title={say('people.nothing.title')} text={say('people.nothing.phone')} />
      )}
      {!failure && found?.map((one) => <PersonView key={one.email} person={one} />)}
    </Screen>
  );
}

const wrongText: Readonly<Record<string, TextKey>> = {
  REQUIRED: 'people.wrong.REQUIRED',
  EMAIL: 'people.wrong.EMAIL',
  PHONE: 'people.wrong.PHONE',
  TOO_LONG: 'people.wrong.EMAIL',
};
