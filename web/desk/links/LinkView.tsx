import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LinkView_link$key } from '../__generated__/LinkView_link.graphql.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { Block } from '../ui/Block.tsx';
import facts from '../ui/Facts.module.css';
import { Sign } from '../ui/Sign.tsx';
import { EventsAddress } from './EventsAddress.tsx';
import { LinkButtons } from './LinkButtons.tsx';
import { LinkProgress } from './LinkProgress.tsx';
import css from './Links.module.css';
import { LinkTrouble } from './LinkTrouble.tsx';
import { LinkWords } from './LinkWords.tsx';
import { Refusals } from './Refusals.tsx';
import { Runs } from './Runs.tsx';
import { nameOfSystem } from './systems.ts';
import { Troubles } from './Troubles.tsx';

const states = ['PAUSED', 'RUNNING', 'NEW', 'FAILING', 'WELL'] as const;

/** One link to a CRM. `changed` is called after somebody changed it. */
export function LinkView({ link: key, changed }: { link: LinkView_link$key; changed: () => void }) {
  const say = useText();
  const { full } = useTime();
  const link = useFragment(
    graphql`
      fragment LinkView_link on Link {
        id
        system
        state
        readAt
        nextAt
        problem
        failure
        status
        properties
        projects
        unread
        waiting
        ...LinkProgress_link
        ...EventsAddress_link
        ...Troubles_link
        ...LinkWords_link
        ...Refusals_link
        ...Runs_link
      }
    `,
    key,
  );
  const state = states.find((one) => one === link.state) ?? 'WELL';
  const bad = state === 'FAILING';
  const pair = (label: string, value: ReactNode) => (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
  return (
    <div className={css.link}>
      <Block title={`${nameOfSystem(link.system)}, ${link.id}`}>
        <dl className={facts.facts}>
          <dt>{say('links.state')}</dt>
          <dd>
            <Sign
              variant={bad ? 'bad' : state === 'WELL' ? 'good' : 'soft'}
              icon={bad ? 'warning' : state === 'WELL' ? 'check' : 'clock'}
            >
              {say(`links.state.${state}`)}
            </Sign>
          </dd>
          {link.problem &&
            pair(
              say('links.problem'),
              <LinkTrouble
                system={nameOfSystem(link.system)}
                problem={link.problem}
                failure={link.failure}
                status={link.status}
              />,
            )}
          {link.readAt && pair(say('links.readAt'), full(link.readAt))}
          {link.nextAt && pair(say('links.nextAt'), full(link.nextAt))}
          {pair(
            say('links.onSite'),
            say('links.records', { properties: link.properties, projects: link.projects }),
          )}
          {link.unread > 0 && pair(say('links.unread'), String(link.unread))}
          {link.waiting > 0 && pair(say('links.waiting'), String(link.waiting))}
        </dl>
        {state === 'RUNNING' && <LinkProgress link={link} />}
        <EventsAddress link={link} />
        <LinkButtons
          link={link.id}
          system={link.system}
          paused={state === 'PAUSED'}
          properties={link.properties}
          projects={link.projects}
          waiting={link.waiting}
          changed={changed}
        />
      </Block>
      <Troubles link={link} changed={changed} />
      <LinkWords link={link} changed={changed} />
      <Refusals link={link} />
      <Runs link={link} />
    </div>
  );
}
