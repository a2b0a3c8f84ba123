import { useEffect, useId, useRef, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { FreeTimesQuery } from '../__generated__/FreeTimesQuery.graphql.ts';
import { useText } from '../app/texts.ts';
import { clockOf, useTime } from '../app/time.ts';
import { useQuery } from '../app/useQuery.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import css from './FreeTimes.module.css';

interface Props {
  /** The number of the property. */
  property: number;
  /** The number of the agent who is to hold it; null for the agent of the property. */
  agent: number | null;
  /** The id of the appointment that is moved. */
  appointment?: string | undefined;
  /** The first day that is shown. */
  day: string;
  label: string;
  /** What is chosen, by the agency's clock; '' for none. */
  chosen: string;
  /** Called with the moment. */
  choose: (start: string) => void;
  /** Moves the focus to the first time once they are there, for the first agent. */
  focuses?: boolean;
  /** Chooses the first time once they are there, while none is chosen. */
  proposes?: boolean;
}

/** How many days with free times are shown at once. */
const few = 3;

/** The times at which an agent could show a property, by day, some days at once. */
export function FreeTimes({ property, agent, appointment, day, label, ...props }: Props) {
  const { chosen, choose, focuses = false, proposes = false } = props;
  const say = useText();
  const { clock, dayAndMonth } = useTime();
  const id = useId();
  const [days, setDays] = useState(few);
  const { answer, failure, again } = useQuery<FreeTimesQuery>(
    graphql`
      query FreeTimesQuery($property: Int!, $from: Date!, $appointment: ID, $agent: Int) {
        desk {
          appointmentSlots(
            property: $property
            from: $from
            appointment: $appointment
            agent: $agent
          ) {
            start
            day
            free
          }
        }
      }
    `,
    { property, from: day, appointment: appointment ?? null, agent },
    ['appointments'],
  );
  const own = useRef<HTMLDivElement>(null);
  const slots = answer?.desk?.appointmentSlots;
  const read = slots !== undefined;
  const focused = useRef(false);
  useEffect(() => {
    if (read && focuses && !focused.current) own.current?.querySelector('input')?.focus();
    focused.current ||= read;
  }, [read, focuses]);
  const first = slots?.find((slot) => slot.free)?.start;
  const proposedOf = useRef('');
  useEffect(() => {
    const of = `${property} ${agent}`;
    if (!first || !proposes || proposedOf.current === of) return;
    proposedOf.current = of; // once: an empty field may be one in which a time is being typed
    if (chosen === '') choose(first);
  });
  if (!slots) return failure ? <Failed failure={failure} again={again} /> : <Waiting rows={2} />;
  if (slots.length === 0)
    return <p className="soft">{say('week.noTimes', { day: dayAndMonth(day) })}</p>;
  const free = byDay(slots.filter((slot) => slot.free));
  if (free.length === 0)
    return <p className="soft">{say('week.allTaken', { day: dayAndMonth(day) })}</p>;
  const shown = Math.max(days, free.findIndex(({ day }) => chosen.startsWith(day)) + 1);
  return (
    <div ref={own} role="radiogroup" aria-labelledby={id} className={css.times}>
      <span id={id} className={css.label}>
        {label}
      </span>
      {free.slice(0, shown).map(({ day, starts }) => (
        <fieldset key={day}>
          <legend>
            {dayAndMonth(day)}{' '}
            <span className="small soft">{say('week.freeTimes', { count: starts.length })}</span>
          </legend>
          <div className={css.day}>
            {starts.map((start) => (
              <label key={start} className={css.time}>
                <input
                  type="radio"
                  name={id}
                  value={start}
                  checked={clockOf(start) === chosen}
                  onChange={() => choose(start)}
                />
                {clock(start)}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {shown < free.length && (
        <DeskButton variant="plain" onClick={() => setDays(shown + few)}>
          {say('week.laterDays')}
        </DeskButton>
      )}
    </div>
  );
}

/** Slots by their day. */
function byDay(slots: readonly { readonly start: string; readonly day: string }[]) {
  const days: { day: string; starts: string[] }[] = [];
  for (const { start, day } of slots) {
    const last = days.at(-1);
    if (last?.day === day) last.starts.push(start);
    else days.push({ day, starts: [start] });
  }
  return days;
}
