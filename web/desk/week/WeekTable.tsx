import { graphql, useFragment } from 'react-relay/hooks';
import type { WeekTable_week$key } from '../__generated__/WeekTable_week.graphql.ts';
import { useText } from '../app/texts.ts';
import { today, useTime } from '../app/time.ts';
import { AgentDay } from './AgentDay.tsx';
import { daysShown } from './days.ts';
import css from './WeekTable.module.css';

interface Props {
  week: WeekTable_week$key;
  /** The day that a phone shows. */
  day: string;
  changed: () => void;
  /** Plans an appointment on a day or at a moment, by the clock. */
  plan: (at: string, agent: number) => void;
}

/** A row for each agent and a column for each day; Sunday only with an appointment or viewing hours. */
export function WeekTable({ week: key, day, changed, plan }: Props) {
  const say = useText();
  const write = useTime();
  const { from, agents } = useFragment(
    graphql`
      fragment WeekTable_week on Week {
        from
        agents {
          number
          name
          appointments {
            start
          }
          times {
            start
          }
          ...AgentDay_agent
        }
      }
    `,
    key,
  );
  const days = daysShown(from, agents, day);
  return (
    <table className={css.week}>
      <caption className="hidden-text">{say('week.caption')}</caption>
      <thead>
        <tr>
          <td />
          {days.map((one) => (
            <th key={one} scope="col" aria-current={one === today() ? 'date' : undefined}>
              {write.dayOfWeek(one)} <span className={css.date}>{write.date(one)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {agents.map((agent) => (
          <tr key={agent.number}>
            <th scope="row">
              {agent.name}
              <span className="small soft">
                {say('week.count', { count: agent.appointments.length })}
              </span>
            </th>
            {days.map((one) => (
              <td key={one} data-shown={one === day || undefined}>
                <AgentDay agent={agent} day={one} changed={changed} plan={plan} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
