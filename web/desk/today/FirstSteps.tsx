import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { FirstStepKind, FirstStepsQuery } from '../__generated__/FirstStepsQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import type { Place } from '../app/place.ts';
import { store, stored } from '../app/stored.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { propertiesOf } from '../properties/lists.ts';
import { Block } from '../ui/Block.tsx';
import { DeskButton, IconButton } from '../ui/DeskButton.tsx';
import css from './FirstSteps.module.css';

type Known = Exclude<FirstStepKind, '%future added value'>;

interface Step {
  readonly kind: Known;
  readonly done: boolean;
  readonly details: readonly string[];
  readonly article: string | null | undefined;
}

/** Where a step is done; what whoever runs the machine does has no place at the desk. */
function placeOf({
  kind,
  article,
}: Step): Exclude<Place, { screen: 'unknown' | 'password' }> | null {
  if (kind === 'PROPERTY') return { screen: 'properties', ...propertiesOf('ALL') };
  if (kind === 'LAW_TEXTS' && article) return { screen: 'article', key: article };
  if (kind === 'LOGO') return { screen: 'settings', section: 'IDENTITY' };
  if (kind === 'IDENTITY') return { screen: 'settings' }; // at its top stands what is lacking, each with a link to its field
  if (kind === 'MAIL') return { screen: 'links' };
  if (kind === 'COLLEAGUES') return { screen: 'staff', part: 'people' };
  return null;
}

const awayName = 'firstSteps';

/** What is still to be done on a new site, until all of it is done or put away in this browser. */
export function FirstSteps() {
  const say = useText();
  const [away, setAway] = useState<readonly string[]>(() => (stored(awayName) ?? '').split(' '));
  const { answer } = useQuery<FirstStepsQuery>(
    graphql`
      query FirstStepsQuery {
        desk {
          today {
            firstSteps {
              kind
              done
              details
              article
            }
          }
        }
      }
    `,
    {},
    ['content', 'properties', 'staff'],
  );
  const steps = (answer?.desk?.today.firstSteps ?? []) as readonly Step[];
  const putAway = (kinds: readonly string[]) => {
    setAway(kinds);
    store(awayName, kinds.join(' ').trim() || null);
  };
  const shown = steps.filter(({ kind }) => !away.includes(kind));
  const open = shown.filter(({ done }) => !done);
  if (steps.length === 0) return null;
  if (open.length === 0)
    return (
      <p className={css.again}>
        <DeskButton variant="plain" onClick={() => putAway([])}>
          {say('firstSteps.show')}
        </DeskButton>
      </p>
    );
  return (
    <Block
      title={say('firstSteps.title')}
      beside={
        <span className="small soft">
          {say('firstSteps.count', {
            done: steps.filter(({ done }) => done).length,
            all: steps.length,
          })}
        </span>
      }
    >
      <ul className={css.steps}>
        {shown.map((step) => (
          <li key={step.kind} className={step.done ? css.done : undefined}>
            <Name step={step} />
            <Details step={step} />
            {!step.done && (
              <IconButton
                icon="close"
                label={say('firstSteps.away', { step: say(`firstSteps.${step.kind}`) })}
                onClick={() => putAway([...away, step.kind])}
              />
            )}
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Name({ step }: { step: Step }) {
  const say = useText();
  const place = placeOf(step);
  const name = say(`firstSteps.${step.kind}`);
  if (step.done) return <span>{say('firstSteps.done', { step: name })}</span>;
  return place ? <Link to={place}>{name}</Link> : <b>{name}</b>;
}

/** What is lacking, or what the step is about. */
function Details({ step: { kind, done, details } }: { step: Step }) {
  const say = useText();
  const { locale } = useIntl();
  if (done) return null;
  const names = details.map((name) =>
    kind === 'IDENTITY' ? inSentence(say(`part.${name}` as TextKey), locale) : name,
  );
  const about = names.length > 0 ? names.join(', ') : say(`firstSteps.about.${kind}`);
  return <span className={css.under}>{about}</span>;
}

/** The name of a field within a sentence: "numéro de TVA"; German nouns keep their capital. */
const inSentence = (name: string, locale: string) =>
  locale.startsWith('de') ? name : name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);
