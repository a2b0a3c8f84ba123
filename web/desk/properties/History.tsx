import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type GraphLanguage, graphLanguage } from '../../shared/i18n/languages.ts';
import type { History_version$key } from '../__generated__/History_version.graphql.ts';
import type { HistoryQuery } from '../__generated__/HistoryQuery.graphql.ts';
import type { HistoryTakeBackMutation } from '../__generated__/HistoryTakeBackMutation.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useEnd, useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { useChange } from '../app/useChange.ts';
import { useMutate } from '../app/useMutate.ts';
import { useQuery } from '../app/useQuery.ts';
import { Head, Screen } from '../frame/Screen.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Toast } from '../ui/Toast.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import type { Done } from './done.ts';
import editorCss from './editor/Editor.module.css';
import { VisitorCard } from './editor/VisitorCard.tsx';
import { FieldDifferences, useDifferenceLabel } from './FieldDifferences.tsx';
import css from './History.module.css';
import { NotUndone } from './NotUndone.tsx';
import { sourceText } from './Source.tsx';
import { usePropertyChange } from './usePropertyChange.ts';

/** Who or which delivery changed what of a property, when, and the way back from each change of the desk. */
export function History({ number }: { number: number }) {
  const say = useText();
  const session = useSession();
  const [language, setLanguage] = useState<GraphLanguage>(graphLanguage(session.language));
  const [done, setDone] = useState<Done | null>(null);
  const { answer, failure, again } = useQuery<HistoryQuery>(
    graphql`
      query HistoryQuery($number: Int!, $language: Language!) {
        site(language: $language) {
          languages
        }
        desk {
          property(number: $number) {
            place
            title
            goal
            history {
              version
              ...History_version
            }
          }
        }
      }
    `,
    { number, language },
    ['properties'],
  );
  useEnd(answer);
  const { undo } = usePropertyChange();
  const takeBack = useMutate<HistoryTakeBackMutation>(graphql`
    mutation HistoryTakeBackMutation($input: PropertyVersionInput!) {
      takeBackProperty(input: $input) {
        __typename
        ... on PropertyChanged {
          undo
        }
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  const change = useChange(again);
  const undoing = useChange(() => {
    setDone({ text: say('lead.undone'), undo: null });
    again();
  });
  const property = answer?.desk?.property;
  const id = done?.undo;
  const back = (version: number) =>
    change.run(async () => {
      const sent = (await takeBack({ input: { number, version } })).takeBackProperty;
      if (sent.__typename === 'PropertyChanged')
        setDone({ text: say('history.taken'), undo: sent.undo ?? null });
      return sent;
    });
  return (
    <Screen title={say('versions.of', { what: property?.place ?? '' })}>
      <p className={editorCss.back}>
        <Link to={{ screen: 'property', number }}>
          <Icon name="back" />
          {property?.place ?? say('properties.property')}
        </Link>
      </p>
      {!answer?.desk &&
        (failure ? <Failed failure={failure} again={again} isScreen /> : <Waiting rows={8} />)}
      {answer?.desk && !property && (
        <Empty title={say('properties.gone.title')} text={say('properties.gone.text')} isScreen />
      )}
      {property && (
        <>
          <Head title={say('versions.open')} text={property.place} />
          <div className={css.history}>
            <p className="soft">{say('history.text')}</p>
            <Wrong failed={change.failed} text={change.wrong && say('history.refused')} />
            {property.history?.length === 0 && <p>{say('history.none')}</p>}
            <ol className={css.list}>
              {property.history?.map((version) => (
                <Version
                  key={version.version}
                  version={version}
                  goal={property.goal}
                  languages={answer?.site?.languages ?? []}
                  language={language}
                  speak={setLanguage}
                  busy={change.busy}
                  back={() => back(version.version)}
                />
              ))}
            </ol>
          </div>
        </>
      )}
      <Toast
        about={done}
        undo={id ? () => undoing.run(() => undo(id)) : null}
        busy={undoing.busy}
        forget={() => setDone(null)}
      >
        {undoing.wrong || undoing.failed ? null : done?.text}
      </Toast>
      <NotUndone undoing={undoing} />
    </Screen>
  );
}

interface VersionProps {
  version: History_version$key;
  goal: string;
  languages: readonly string[];
  language: GraphLanguage;
  speak: (language: GraphLanguage) => void;
  busy: boolean;
  back: () => void;
}

/** A version: who wrote it and when; opened it shows what it changed, and the card as it was then. */
function Version({ version: key, goal, languages, language, speak, busy, back }: VersionProps) {
  const say = useText();
  const { full } = useTime();
  const label = useDifferenceLabel();
  const [open, setOpen] = useState(false);
  const { origin, source, author, at, makes, returns, changes, card } = useFragment(
    graphql`
      fragment History_version on PropertyVersion {
        origin
        source {
          kind
          name
        }
        author {
          name
        }
        at
        makes
        returns
        changes {
          name
          kind
          vocabulary
          language
          was
          is
          new
          gone
        }
        card(language: $language) {
          ...VisitorCard_card
        }
      }
    `,
    key,
  );
  const from = source
    ? say('history.from', { source: sourceText(say, source.kind, source.name) })
    : say('history.deliveryBack');
  const who = author?.name ?? (source ? from : say('part.somebody'));
  const when = full(at);
  const names = [...new Set(changes.map(label))];
  return (
    <li>
      <p>
        <span className="strong">{who}</span>, {when}
        <span className="small soft">
          {origin === 'FOLDER' && who !== from && `${from} · `}
          {makes ? say('history.made') : names.join(', ') || say('diff.detail')}
        </span>
      </p>
      <p className={css.actions}>
        <DeskButton
          variant="plain"
          aria-expanded={open}
          aria-label={say('versions.showOf', { at: when })}
          onClick={() => setOpen(!open)}
        >
          {say(open ? 'versions.hide' : 'versions.show')}
        </DeskButton>
        {returns && changes.length > 0 && (
          <DeskButton
            variant="plain"
            busy={busy}
            aria-label={say('history.takeBackOf', { at: when })}
            onClick={back}
          >
            {say('history.takeBack')}
          </DeskButton>
        )}
      </p>
      {open && (
        <div className={css.seen}>
          <FieldDifferences fields={changes} goal={goal} />
          <VisitorCard
            card={card}
            title={say('history.then')}
            languages={languages}
            language={language}
            speak={speak}
          />
        </div>
      )}
    </li>
  );
}
