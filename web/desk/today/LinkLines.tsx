import { graphql } from 'react-relay/hooks';
import type { LinkLinesQuery } from '../../__generated__/LinkLinesQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { useQuery } from '../app/useQuery.ts';
import { nameOfSystem } from '../links/systems.ts';
import { Sign } from '../ui/Sign.tsx';
import { Part, type Tell } from './Part.tsx';
import css from './Today.module.css';

/** The links to CRMs and when they were last read. They need nobody, so the screen counts them only when one fails. */
export function LinkLines({ tell }: { tell: Tell }) {
  const say = useText();
  const { full } = useTime();
  const { answer, ...asked } = useQuery<LinkLinesQuery>(
    graphql`
      query LinkLinesQuery {
        desk {
          links {
            id
            system
            state
            readAt
            problem
            held
          }
        }
      }
    `,
    {},
    ['links'],
  );
  const links = answer?.desk?.links;
  const failing = links?.filter(
    ({ state, held, problem }) => state === 'FAILING' || problem || held > 0,
  ).length;
  return (
    <Part
      {...asked}
      name="links"
      title={say('links.title')}
      count={links?.length ?? null}
      tell={() => tell('links', failing ?? 0)}
    >
      {links?.map(({ id, system, state, readAt, problem, held }) => (
        <li key={id} className={css.plain}>
          <Link className="strong" to={{ screen: 'links' }}>
            {nameOfSystem(system)}
          </Link>{' '}
          {state === 'FAILING' || problem ? (
            <Sign look="bad" icon="warning">
              {state === 'FAILING' ? say('links.state.FAILING') : say('links.troubles')}
            </Sign>
          ) : (
            readAt && (
              <Sign look="good" icon="check">
                {full(readAt)}
              </Sign>
            )
          )}
          <span className={css.under}>
            {[held > 0 && say('links.held', { count: held }), problem].filter(Boolean).join('. ')}
          </span>
        </li>
      ))}
    </Part>
  );
}
