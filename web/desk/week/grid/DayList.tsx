import { useText } from '../../app/texts.ts';
import { clockOf, momentOf, today, useTime } from '../../app/time.ts';
import { Icon } from '../../ui/DeskIcon.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { BusyTime } from '../BusyTime.tsx';
import { stretchesOf } from './columns.ts';
import css from './DayList.module.css';
import { clockAt, minutesOf, momentAt } from './hours.ts';
import type { WeekColumn } from './weekColumn.ts';

interface Props {
  column: WeekColumn;
  /** Whether the agent is named, because others follow. */
  named: boolean;
  open: (appointment: string) => void;
  plan: (at: string, agent: number) => void;
  changed: () => void;
}

/** A day of an agent as a list by time. A free time is pressed to plan an appointment. */
export function DayList({ column, named, open, plan, changed }: Props) {
  const say = useText();
  const { clock } = useTime();
  const { agent, day, appointments, busy } = column;
  const at = (minutes: number) => clock(momentOf(momentAt(day, minutes)));
  const stretches = agent.changeable ? stretchesOf(column) : [];
  const over = day === today() ? minutesOf(clockOf(new Date().toISOString())) : 0;
  const rows = [
    ...appointments.map((one) => ({ kind: 'visit' as const, ...one })),
    ...busy.map((one) => ({ kind: 'busy' as const, ...one })),
    ...stretches
      .filter(({ from }) => from >= over)
      .map((one) => ({ kind: 'free' as const, ...one })),
  ].sort((a, b) => a.from - b.from || a.until - b.until);
  return (
    <section className={css.day} aria-label={agent.name}>
      {named && <h2>{agent.name}</h2>}
      {rows.length === 0 && <p className="soft">{say('week.nothing')}</p>}
      <ol>
        {rows.map((row) => {
          if (row.kind === 'free')
            return (
              <li key={`free ${row.from}`}>
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => plan(momentAt(day, row.from), agent.number)}
                >
                  <span />
                  <span>
                    <u>{say('week.freeFrom', { from: at(row.from), until: at(row.until) })}</u>
                    <span className="small soft">{say('week.moments', { count: row.count })}</span>
                  </span>
                  <Icon name="plus" />
                </button>
              </li>
            );
          if (row.kind === 'busy')
            return (
              <li key={row.at.start + row.at.end}>
                <BusyTime
                  block={agent.changeable ? (row.at.id ?? null) : null}
                  why={row.at.why ?? null}
                  series={row.at.series ?? null}
                  start={clockAt(row.from)}
                  end={clockAt(row.until)}
                  changed={changed}
                />
              </li>
            );
          const { id, start, place, available, visitor, report, travel } = row.at;
          return (
            <li key={id}>
              <button type="button" aria-haspopup="dialog" onClick={() => open(id)}>
                <span>{clock(start)}</span>
                <span>
                  <b>{place}</b>
                  <span className="small soft">
                    {[visitor?.name, visitor?.phone, report && say('week.reported')]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                  {travel && (
                    <span className="small" data-tight={travel.tight || undefined}>
                      <Icon name="car" />{' '}
                      {say(travel.tight ? 'week.travelTight' : 'week.travel', travel)}
                    </span>
                  )}
                  {!available && (
                    <Sign variant="soft" icon="warning">
                      {say('week.unavailableSign')}
                    </Sign>
                  )}
                </span>
                <Icon name="forth" />
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
