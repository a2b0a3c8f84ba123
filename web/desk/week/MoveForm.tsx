import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { MoveFormQuery } from '../__generated__/MoveFormQuery.graphql.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { useChange } from '../app/useChange.ts';
import { useQuery } from '../app/useQuery.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Failed } from '../ui/Failed.tsx';
import css from '../ui/Form.module.css';
import { Waiting } from '../ui/Waiting.tsx';
import { Outcome } from './Outcome.tsx';
import { useMove } from './useWeekChanges.ts';

interface Props {
  appointment: string;
  version: number;
  property: number;
  changed: () => void;
}

/** Chooses another of the property's free times. */
export function MoveForm({ appointment, version, property, changed }: Props) {
  const say = useText();
  const { weekday } = useTime();
  const id = useId();
  const move = useMove();
  const [chosen, setChosen] = useState('');
  const { busy, wrong, failed, run } = useChange(changed);
  const { answer, failure, again } = useQuery<MoveFormQuery>(
    graphql`
      query MoveFormQuery($property: Int!) {
        appointmentSlots(property: $property, days: 30) {
          start
          day
          free
        }
      }
    `,
    { property },
  );
  const times = useRef<HTMLSelectElement>(null);
  const read = answer !== null;
  useEffect(() => {
    if (read) times.current?.focus();
  }, [read]);
  if (!answer) return failure ? <Failed failure={failure} again={again} /> : <Waiting rows={1} />;
  const free = answer.appointmentSlots.filter((slot) => slot.free);
  const start = chosen || free[0]?.start;
  if (!start) return <p>{say('week.noTimes')}</p>;
  const send = (event: FormEvent) => {
    event.preventDefault();
    run(() => move({ input: { appointment, version, start } }).then((a) => a.moveAppointment));
  };
  return (
    <form className={css.form} onSubmit={send}>
      <Outcome wrong={wrong} failed={failed} />
      <label htmlFor={id}>{say('week.moveTo')}</label>
      <select id={id} ref={times} value={start} onChange={(event) => setChosen(event.target.value)}>
        {free.map((slot) => (
          <option key={slot.start} value={slot.start}>
            {`${slot.day}, ${weekday(slot.start)}`}
          </option>
        ))}
      </select>
      <p className="small soft">{say('week.moveText')}</p>
      <DeskButton type="submit" variant="primary" busy={busy}>
        {say('week.move')}
      </DeskButton>
    </form>
  );
}
