import { graphql } from 'react-relay/hooks';
import type { AppointmentsQuery } from '../__generated__/AppointmentsQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { todayRows } from '../app/limits.ts';
import { useText } from '../app/texts.ts';
import { daysSince, today, useTime } from '../app/time.ts';
import { useQuery } from '../app/useQuery.ts';
import { Part, type Report } from './Part.tsx';
import css from './Today.module.css';

/** The appointments of today, of all agents, with who comes where the reader may know it. */
export function Appointments({ report }: { report: Report }) {
  const say = useText();
  const { clock } = useTime();
  const { answer, ...request } = useQuery<AppointmentsQuery>(
    graphql`
      query AppointmentsQuery($day: Date!) {
        desk {
          week(day: $day) {
            agents {
              name
              appointments {
                id
                start
                place
                visitor {
                  name
                  phone
                }
              }
            }
          }
        }
      }
    `,
    { day: today() },
    ['appointments'],
  );
  const list = answer?.desk?.week.agents
    .flatMap(({ name, appointments }) => appointments.map((one) => ({ ...one, agent: name })))
    .filter(({ start }) => daysSince(start) === 0)
    .sort((a, b) => a.start.localeCompare(b.start));
  return (
    <Part
      {...request}
      name="appointments"
      title={say('today.appointments')}
      count={list?.length ?? null}
      report={report}
      beside={
        <Link className="small" to={{ screen: 'week', day: null }}>
          {say('today.week')}
        </Link>
      }
    >
      {list?.slice(0, todayRows).map(({ id, start, place, agent, visitor }) => (
        <li key={id}>
          <Link to={{ screen: 'week', day: null }}>
            <time className="small" dateTime={start}>
              {clock(start)}
            </time>
            <span>
              <span className="strong">{place}</span>
              {visitor && (
                <span className={css.under}>
                  {[visitor.name, visitor.phone].filter(Boolean).join(', ')}
                </span>
              )}
            </span>
            <span className="small soft">{agent}</span>
          </Link>
        </li>
      ))}
    </Part>
  );
}
