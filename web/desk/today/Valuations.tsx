import { graphql } from 'react-relay/hooks';
import type { ValuationsQuery } from '../__generated__/ValuationsQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { daysSince, useTime } from '../app/time.ts';
import { useQuery } from '../app/useQuery.ts';
import { Part, type Report } from './Part.tsx';
import css from './Today.module.css';

/** The valuations of the next days, whose date is set on their leads. */
export function Valuations({ report }: { report: Report }) {
  const say = useText();
  const { clock, weekday } = useTime();
  const { answer, ...request } = useQuery<ValuationsQuery>(
    graphql`
      query ValuationsQuery {
        desk {
          today {
            valuations {
              count
              leads {
                id
                name
                email
                phone
                agent {
                  name
                }
                valuation {
                  at
                }
              }
            }
          }
        }
      }
    `,
    {},
    ['leads'],
  );
  const valuations = answer?.desk?.today.valuations;
  return (
    <Part
      {...request}
      name="valuations"
      title={say('today.valuations')}
      count={valuations?.count ?? null}
      report={report}
    >
      {valuations?.leads.map(({ id, name, email, phone, agent, valuation }) => (
        <li key={id}>
          <Link to={{ screen: 'lead', id, list: 'ALL' }}>
            {valuation?.at && (
              <time className="small" dateTime={valuation.at}>
                {daysSince(valuation.at) === 0 ? clock(valuation.at) : weekday(valuation.at)}
              </time>
            )}
            <span>
              <span className="strong">{name || email}</span>
              {phone && <span className={css.under}>{phone}</span>}
            </span>
            <span className="small soft">{agent?.name ?? say('lead.nobody')}</span>
          </Link>
        </li>
      ))}
    </Part>
  );
}
