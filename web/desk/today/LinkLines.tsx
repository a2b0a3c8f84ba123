import { graphql } from 'react-relay/hooks';
import type { LinkLinesQuery } from '../__generated__/LinkLinesQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { useQuery } from '../app/useQuery.ts';
import { hasTrouble } from '../links/hasTrouble.ts';
import { LinkTrouble } from '../links/LinkTrouble.tsx';
import { nameOfSystem } from '../links/systems.ts';
import { stateOfWebhook } from '../links/webhooks/webhookStates.ts';
import { Sign } from '../ui/Sign.tsx';
import { Part, type Report } from './Part.tsx';
import css from './Today.module.css';

/**
 * The links to CRMs and when they were last read, and webhooks that take nothing. They need no answer, so the screen counts them only
 * when one fails.
 */
export function LinkLines({ report }: { report: Report }) {
  const say = useText();
  const { full } = useTime();
  const { answer, ...request } = useQuery<LinkLinesQuery>(
    graphql`
      query LinkLinesQuery {
        desk {
          links {
            id
            system
            state
            readAt
            problem
            failure
            status
            held
          }
          webhooks {
            id
            state
          }
        }
      }
    `,
    {},
    ['links'],
  );
  const links = answer?.desk?.links;
  const failing = links?.filter(hasTrouble);
  const untold =
    answer?.desk?.webhooks?.filter(({ state }) => state === 'FAILING' || state === 'STOPPED') ?? [];
  return (
    <Part
      {...request}
      name="links"
      title={say('links.title')}
      count={links ? links.length + untold.length : null}
      report={() => report('links', (failing?.length ?? 0) + untold.length)}
    >
      {links?.map(({ id, system, state, readAt, problem, failure, status, held }) => (
        <li key={id} className={css.plain}>
          <Link className="strong" to={{ screen: 'links' }}>
            {nameOfSystem(system)}
          </Link>{' '}
          {state === 'FAILING' || problem ? (
            <Sign variant="bad" icon="warning">
              {state === 'FAILING' ? say('links.state.FAILING') : say('links.troubles')}
            </Sign>
          ) : (
            readAt && (
              <Sign variant="good" icon="check">
                {full(readAt)}
              </Sign>
            )
          )}
          {held > 0 && <span className={css.under}>{say('links.held', { count: held })}</span>}
          {problem && (
            <span className={css.under}>
              <LinkTrouble
                system={nameOfSystem(system)}
                problem={problem}
                failure={failure}
                status={status}
              />
            </span>
          )}
        </li>
      ))}
      {untold.map(({ id, state }) => (
        <li key={`webhook ${id}`} className={css.plain}>
          <Link className="strong" to={{ screen: 'links' }}>
            {say('webhooks.one', { name: id })}
          </Link>{' '}
          <Sign variant="bad" icon="warning">
            {say(stateOfWebhook(state).text)}
          </Sign>
        </li>
      ))}
    </Part>
  );
}
