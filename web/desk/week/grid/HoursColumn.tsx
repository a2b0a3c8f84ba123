import { type CSSProperties, type DragEvent, useId, useState } from 'react';
import { classes } from '../../../shared/ui/classes.ts';
import { useText } from '../../app/texts.ts';
import { clockOf, isPast, momentOf, today, useTime } from '../../app/time.ts';
import { BusyTime } from '../BusyTime.tsx';
import { Brick } from './Brick.tsx';
import { type Cell, freeCells, lanesOf } from './columns.ts';
import css from './HoursGrid.module.css';
import { clockAt, minutesOf, momentAt, type Span } from './hours.ts';
import type { Moving } from './useMoving.ts';
import type { WeekColumn } from './weekColumn.ts';

interface Props {
  column: WeekColumn;
  /** Whether the columns are of agents, otherwise of days. */
  byAgent: boolean;
  hours: Span;
  /** How long an appointment takes. */
  minutes: number;
  moving: Moving;
  open: (appointment: string) => void;
  plan: (at: string, agent: number) => void;
  changed: () => void;
}

/** A day of an agent in hours: free times that are pressed to plan, busy times and appointments. */
export function HoursColumn(props: Props) {
  const { column, byAgent, hours, minutes, moving, open, plan, changed } = props;
  const say = useText();
  const write = useTime();
  const id = useId();
  const { agent, day, times, appointments, busy } = column;
  const free = freeCells(column, hours);
  const lanes = lanesOf(appointments);
  const place = ({ from, until }: Span): CSSProperties => ({
    top: `calc(var(--half) * ${(Math.max(from, hours.from) - hours.from) / 30})`,
    height: `calc(var(--half) * ${(Math.min(until, hours.until) - Math.max(from, hours.from)) / 30} - 1px)`,
  });
  const minuteAt = ({ currentTarget, clientY }: DragEvent) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    return hours.from + ((clientY - top) / height) * (hours.until - hours.from);
  };
  const { now } = moving;
  const ghost = now?.day === day && now.agent === agent.number ? now : null;
  const clock = minutesOf(clockOf(new Date().toISOString()));
  const isNow = day === today() && clock >= hours.from && clock < hours.until;
  return (
    <section className={css.column} aria-labelledby={id}>
      <h2 id={id} className={css.head} aria-current={day === today() ? 'date' : undefined}>
        {byAgent ? (
          agent.name
        ) : (
          <>
            {write.dayOfWeek(day)} <span className={css.date}>{write.date(day)}</span>
          </>
        )}
        <small className="soft">
          {byAgent
            ? say('week.count', { count: appointments.length })
            : times.length === 0
              ? say('week.shut')
              : say('week.freeTimes', { count: times.filter((time) => time.free).length })}
        </small>
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: an appointment is dropped here; Alt and the arrows move it too */}
      <div
        className={css.hoursOfDay}
        onDragOver={(event) => {
          if (moving.over(column, minuteAt(event))) event.preventDefault(); // it may be dropped here
        }}
        onDrop={(event) => {
          event.preventDefault();
          moving.lay();
        }}
      >
        {times.map((time) => (
          <i key={time.from} className={css.open} style={place(time)} />
        ))}
        {agent.changeable && <Cells column={column} cells={free} place={place} plan={plan} />}
        {busy.map(({ at, ...span }) =>
          span.until > hours.from && span.from < hours.until ? (
            <div key={at.start + at.end} className={css.busy} style={place(span)}>
              <BusyTime
                block={agent.changeable ? (at.id ?? null) : null}
                why={at.why ?? null}
                series={at.series ?? null}
                start={clockAt(span.from)}
                end={clockAt(span.until)}
                changed={changed}
              />
            </div>
          ) : null,
        )}
        {appointments.map(({ at, ...span }, index) => {
          const { lane = 0, lanes: count = 1 } = lanes[index] ?? {};
          return (
            <Brick
              key={at.id}
              appointment={at}
              lifted={now?.appointment.id === at.id}
              style={{ ...place(span), left: `${(lane / count) * 100}%`, width: `${100 / count}%` }}
              movable={agent.changeable && at.available && !isPast(at.start)}
              open={() => open(at.id)}
              lift={() => moving.lift(at, column, span.from)}
              drop={moving.drop}
              press={(event) => moving.press(event, at, column, span.from)}
            />
          );
        })}
        {ghost && (
          <div
            className={css.ghost}
            style={place({ from: ghost.from, until: ghost.from + minutes })}
          >
            {write.clock(momentOf(momentAt(day, ghost.from)))}
          </div>
        )}
        {isNow && <div className={css.now} style={place({ from: clock, until: clock })} />}
      </div>
    </section>
  );
}

interface CellsProps {
  column: WeekColumn;
  cells: readonly Cell[];
  place: (span: Span) => CSSProperties;
  plan: (at: string, agent: number) => void;
}

/** The free times of a day. One is pressed, or the first of several over which the pointer goes. */
function Cells({ column, cells, place, plan }: CellsProps) {
  const say = useText();
  const write = useTime();
  const [swept, setSwept] = useState<Span | null>(null);
  const { agent, day, key } = column;
  const sweep = ({ from, until }: Span) =>
    swept && setSwept({ from: Math.min(from, swept.from), until: Math.max(until, swept.until) });
  return cells.map((cell) => (
    <button
      key={cell.from}
      type="button"
      className={classes(
        css.cell,
        swept && cell.from >= swept.from && cell.until <= swept.until && css.swept,
      )}
      style={place(cell)}
      data-column={key}
      data-from={cell.from}
      aria-haspopup="dialog"
      aria-label={say(cell.outside ? 'week.planOutside' : 'week.planAt', {
        day: write.dayAndMonth(day),
        time: write.clock(momentOf(momentAt(day, cell.from))),
        agent: agent.name,
      })}
      onPointerDown={() => {
        setSwept(cell);
        addEventListener('pointerup', () => setSwept(null), { once: true });
      }}
      onPointerEnter={() => sweep(cell)}
      onPointerUp={() => {
        if (swept && swept.until - swept.from > cell.until - cell.from)
          plan(momentAt(day, Math.min(swept.from, cell.from)), agent.number);
      }}
      onClick={() => plan(momentAt(day, cell.from), agent.number)}
    >
      <span aria-hidden="true">{clockAt(cell.from)}</span>
    </button>
  ));
}
