import { graphql } from 'react-relay/hooks';
import type { WaitingReportsQuery } from '../__generated__/WaitingReportsQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { ownerNumber } from './lists.ts';
import css from './WaitingReports.module.css';

/** The owners who are to hear of last week, once somebody has read their report. Nothing while there are none. */
export function WaitingReports() {
  const say = useText();
  const { answer } = useQuery<WaitingReportsQuery>(
    graphql`
      query WaitingReportsQuery {
        desk {
          ownerReports {
            owner {
              id
              name
              properties {
                reference
                place
              }
            }
          }
        }
      }
    `,
    {},
    ['owners'],
  );
  const waiting = answer?.desk?.ownerReports ?? [];
  if (waiting.length === 0) return null;
  return (
    <details className={css.waiting}>
      <summary>{say('owners.reports', { count: waiting.length })}</summary>
      <ul>
        {waiting.map(({ owner }) => (
          <li key={owner.id}>
            <Link to={{ screen: 'owner', id: ownerNumber(owner.id) }}>{owner.name}</Link>
            <span className="cut small soft">
              {owner.properties.map(({ reference, place }) => `${reference} ${place}`).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
