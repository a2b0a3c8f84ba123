import { graphql } from 'react-relay/hooks';
import type { CallBacksQuery } from '../__generated__/CallBacksQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { daysSince, isPast, useTime } from '../app/time.ts';
import { useQuery } from '../app/useQuery.ts';
import { Part, type Report } from './Part.tsx';
import css from './Today.module.css';

/** Who is to be called back today, or was to be earlier. */
export function CallBacks({ report }: { report: Report }) {
  const say = useText();
  const { clock, longMoment } = useTime();
  const { answer, ...request } = useQuery<CallBacksQuery>(
    graphql`
      query CallBacksQuery {
        desk {
          today {
            callBacks {
              count
              leads {
                id
                name
                email
                phone
                agent {
                  name
                }
                callBack {
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
  const callBacks = answer?.desk?.today.callBacks;
  return (
    <Part
      {...request}
      name="callBacks"
      title={say('today.callBacks')}
      count={callBacks?.count ?? null}
      report={report}
    >
      {callBacks?.leads.map(({ id, name, email, phone, agent, callBack }) => (
        <li key={id}>
          <Link to={{ screen: 'lead', id, list: 'ALL' }}>
            {callBack?.at && (
              <time
                className="small"
                dateTime={callBack.at}
                data-late={isPast(callBack.at) || undefined}
              >
                {daysSince(callBack.at) === 0 ? clock(callBack.at) : longMoment(callBack.at)}
              </time>
            )}
            <span>
              <span className="strong">{name || email || phone}</span>
              {(name || email) && phone && <span className={css.under}>{phone}</span>}
            </span>
            <span className="small soft">{agent?.name ?? say('lead.nobody')}</span>
          </Link>
        </li>
      ))}
    </Part>
  );
}
