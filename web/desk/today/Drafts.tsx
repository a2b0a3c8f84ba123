import { graphql } from 'react-relay/hooks';
import type { DraftsQuery } from '../__generated__/DraftsQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { todayRows } from '../app/limits.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { useQuery } from '../app/useQuery.ts';
import { recordPlace } from '../parts/recordPlace.ts';
import { Part, type Report } from './Part.tsx';
import css from './Today.module.css';

/** What was edited of the site and waits for somebody who reads and publishes it. What goes live by itself is left out. */
export function Drafts({ report }: { report: Report }) {
  const say = useText();
  const { full } = useTime();
  const { answer, ...request } = useQuery<DraftsQuery>(
    graphql`
      query DraftsQuery {
        desk {
          drafts {
            id
            record
            title
            state
            author {
              name
            }
            at
            planned {
              lapsed
            }
          }
        }
      }
    `,
    {},
    ['content'],
  );
  const drafts = answer?.desk?.drafts?.filter(({ planned }) => !planned || planned.lapsed);
  return (
    <Part
      {...request}
      name="drafts"
      title={say('today.drafts')}
      count={drafts?.length ?? null}
      report={report}
      beside={drafts && <span className="small soft">{drafts.length}</span>}
    >
      {drafts?.slice(0, todayRows).map(({ id, record, title, state, author, at }) => (
        <li key={id} className={css.plain}>
          <Link className="strong" to={recordPlace(record)}>
            {title || say(record === 'menu' ? 'draft.menu' : 'settings.title')}
          </Link>{' '}
          <span className="small soft">{say(`draft.state.${state}` as TextKey)}</span>
          <span className={css.under}>
            {say('part.by', { name: author?.name ?? say('part.somebody'), at: full(at) })}
          </span>
        </li>
      ))}
    </Part>
  );
}
