import { type FormEvent, useState } from 'react';
import { useText } from '../app/texts.ts';
import { clockOf, today } from '../app/time.ts';
import { useChange } from '../app/useChange.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import css from '../ui/Form.module.css';
import { FreeTimes } from './FreeTimes.tsx';
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
  const move = useMove();
  const [start, setStart] = useState('');
  const { busy, wrong, failed, run } = useChange(changed);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (start === '') return;
    run(() => move({ input: { appointment, version, start } }).then((a) => a.moveAppointment));
  };
  return (
    <form className={css.form} onSubmit={send}>
      <Outcome wrong={wrong} failed={failed} />
      <FreeTimes
        property={property}
        day={today()}
        label={say('week.moveTo')}
        chosen={start && clockOf(start)}
        choose={setStart}
        focuses
      />
      <p className="small soft">{say('week.moveText')}</p>
      <DeskButton type="submit" variant="primary" busy={busy} disabled={start === ''}>
        {say('week.move')}
      </DeskButton>
    </form>
  );
}
