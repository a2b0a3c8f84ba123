import { useEffect, useState } from 'react';
import { type Failure, failureOf } from '../app/failure.ts';
import { Link } from '../app/Link.tsx';
import { useSession } from '../app/session.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { go } from '../app/usePlace.ts';
import { Head, Screen } from '../frame/Screen.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import css from './People.module.css';
import { PersonFound } from './PersonFound.tsx';
import { type Person, useFind } from './usePeople.ts';

/** All that the site knows of an email address or a phone number. It is looked up at once, which the log has. */
export function PersonScreen({ who }: { who: string }) {
  const say = useText();
  const { ended } = useSession();
  const find = useFind();
  const [found, setFound] = useState<readonly Person[] | null>(null);
  const [wrong, setWrong] = useState<TextKey | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const search = async () => {
    setWrong(null);
    setFailure(null);
    try {
      const answer = (await find({ input: { who } })).lookUpPerson;
      const code = answer.__typename === 'InvalidInput' ? answer.problems[0]?.code : undefined;
      if (answer.__typename === 'PeopleFound') setFound(answer.people);
      else if (code === 'SIGNED_OUT') ended();
      else setWrong(code === 'PHONE' ? 'people.wrong.PHONE' : 'people.wrong.EMAIL');
    } catch (error) {
      setFailure(failureOf(error));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an address
  useEffect(() => {
    setFound(null);
    search();
  }, [who]);
  /** Reads the person again, by another address when that stands for both now. */
  const changed = (person: string) =>
    person === who ? search() : go({ screen: 'people', who: person });
  const alone = found?.length === 1 ? found[0] : undefined;
  const title = alone?.row?.name || say('people.title');
  return (
    <Screen title={title}>
      <p className={css.back}>
        <Link to={{ screen: 'people', who: '' }}>{say('people.back')}</Link>
      </p>
      <Head title={title} text={say('people.looked')} />
      <div role="status" className="hidden-text">
        {found && say('people.found', { count: found.length })}
      </div>
      {failure && <Failed failure={failure} again={search} />}
      {wrong && <Empty title={say('people.nothing.title')} text={say(wrong)} />}
      {!failure && !wrong && !found && <Waiting rows={6} />}
      {found?.length === 0 && (
        <Empty title={say('people.nothing.title')} text={say('people.nothing.phone')} />
      )}
      {found?.map((one) => (
        <PersonFound key={one.who} person={one} changed={changed} />
      ))}
    </Screen>
  );
}
