import { graphql, useFragment } from 'react-relay/hooks';
import type { AgentDay_agent$key } from '../__generated__/AgentDay_agent.graphql.ts';
import { useText } from '../app/texts.ts';
import { clockOf, today, useTime } from '../app/time.ts';
import { useDialogSteps } from '../app/useDialogSteps.ts';
import { Icon } from '../ui/DeskIcon.tsx';
import { Sign } from '../ui/Sign.tsx';
import { useWaiting } from '../waiting/useWaiting.ts';
import css from './AgentDay.module.css';
import { changes } from './AppointmentChanges.tsx';
import { AppointmentDialog } from './AppointmentDialog.tsx';
import { BusyTime } from './BusyTime.tsx';
import { Course } from './Course.tsx';
import { within } from './days.ts';

interface Props {
  agent: AgentDay_agent$key;
  day: string;
  changed: () => void;
  /** Plans an appointment on a day or at a moment, by the clock. */
  plan: (at: string, agent: number) => void;
}

/** What an agent does on a day: its course, busy times and appointments, by time. */
export function AgentDay({ agent: key, day, changed, plan }: Props) {
  const say = useText();
  const { clock, dayAndMonth } = useTime();
  const dialog = useDialogSteps('appointment', changes);
  const { about: open, show, close } = dialog;
  const { number, name, changeable, appointments, busy, times } = useFragment(
    graphql`
      fragment AgentDay_agent on AgentWeek {
        number
        name
        changeable
        appointments {
          id
          start
          place
          available
          visitor {
            name
          }
          report {
            __typename
          }
          ...AppointmentDialog_appointment
        }
        busy {
          id
          start
          end
          why
          series {
            lastDay
            agents
          }
        }
        times {
          start
          state
        }
      }
    `,
    key,
  );
  const { list } = useWaiting();
  const waits = (id: string) => list.some((one) => one.kind === 'report' && one.appointment === id);
  const shown = appointments.filter(({ start }) => clockOf(start).startsWith(day));
  const away = busy.flatMap(({ id, start, end, why, series }) => {
    const part = within(day, clockOf(start), clockOf(end));
    const own = { key: start + end, why: why ?? null, series: series ?? null };
    return part ? [{ id, ...own, ...part }] : [];
  });
  const free = times.find(({ start, state }) => state === 'FREE' && clockOf(start).startsWith(day));
  const opened = shown.find(({ id }) => id === open);
  return (
    <>
      <Course
        times={times.filter(({ start }) => clockOf(start).startsWith(day))}
        appointments={shown.length}
      />
      <ol className={css.day}>
        {away.map(({ id, key: own, why, series, start, end }) => (
          <li key={own}>
            <BusyTime
              block={changeable ? (id ?? null) : null}
              why={why}
              series={series}
              start={start}
              end={end}
              changed={changed}
            />
          </li>
        ))}
        {shown.map(({ id, start, place, available, visitor, report }) => (
          <li key={id}>
            <button type="button" onClick={() => show(id)} aria-haspopup="dialog">
              <span>{clock(start)}</span>
              <span>
                {place}{' '}
                <span className={`soft ${css.visitor}`} title={visitor?.name}>
                  {visitor?.name}
                </span>
                {!available && (
                  <Sign variant="soft" icon="warning">
                    {say('week.unavailableSign')}
                  </Sign>
                )}
                {waits(id) ? (
                  <Sign variant="soft" icon="clock">
                    {say('week.reportWaits')}
                  </Sign>
                ) : (
                  report && <span className="small soft">, {say('week.reported')}</span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {changeable && day >= today() && (
        <button
          type="button"
          className={css.plan}
          aria-haspopup="dialog"
          aria-label={say('week.planOn', { day: dayAndMonth(day), agent: name })}
          onClick={() => plan(free ? clockOf(free.start) : day, number)}
        >
          <Icon name="plus" />
        </button>
      )}
      {opened && (
        <AppointmentDialog
          appointment={opened}
          dialog={dialog}
          changed={() => {
            close();
            changed();
          }}
        />
      )}
    </>
  );
}
