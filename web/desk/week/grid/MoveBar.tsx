import { useEffect, useRef } from 'react';
import { useText } from '../../app/texts.ts';
import { momentOf, useTime } from '../../app/time.ts';
import { useChange } from '../../app/useChange.ts';
import { DeskButton } from '../../ui/DeskButton.tsx';
import { Outcome } from '../Outcome.tsx';
import { useMove } from '../useWeekChanges.ts';
import { CheckSaid } from './CheckSaid.tsx';
import { momentAt } from './hours.ts';
import css from './MoveBar.module.css';
import { useAppointmentCheck } from './useAppointmentCheck.ts';
import type { Move } from './useMoving.ts';

interface Props {
  moving: Move;
  cancel: () => void;
  /** Called with when it begins now, and whether another agent holds it. */
  done: (start: string, passed: boolean) => void;
}

/** Says to when an appointment would be moved, who is told and what is against it; it is moved once that is pressed, or with Enter. */
export function MoveBar({ moving, cancel, done }: Props) {
  const say = useText();
  const write = useTime();
  const { appointment, agent, name, day, from, laid } = moving;
  const { id, version, property, place, visitor, agentNumber, agent: holder } = appointment;
  const passed = agent !== agentNumber;
  const start = momentOf(momentAt(day, from));
  const { check, failed: unknown } = useAppointmentCheck(
    laid ? { property, start, appointment: id, agent } : null,
  );
  const move = useMove();
  const { busy, wrong, failed, run } = useChange(() => done(start, passed));
  const refused = Boolean(check?.refusal);
  const ready = laid && !refused && (check !== null || unknown);
  const send = () => {
    if (!ready) return;
    const input = {
      appointment: id,
      version,
      start,
      outside: Boolean(check?.warning),
      ...(passed && { agent }),
    };
    run(() => move({ input }).then((answer) => answer.moveAppointment));
  };
  const button = useRef<HTMLDivElement>(null);
  const byKeys = useRef(false);
  byKeys.current = document.activeElement?.matches(`[data-appointment="${id}"]`) ?? false;
  useEffect(() => {
    // after a drag nothing has the focus; whoever moves it with keys goes on with them
    if (laid && !byKeys.current) button.current?.querySelector('button')?.focus();
  }, [laid]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !byKeys.current) return;
      event.preventDefault(); // it would open the appointment
      send();
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  });
  return (
    <section className={css.bar} aria-label={say('week.move')}>
      <div role="status">
        <p>
          <b>
            {write.dayAndMonth(day)}, {write.clock(start)}
          </b>{' '}
          {place}
        </p>
        <p>
          {passed
            ? say('week.passTold', { visitor: visitor?.name ?? '', from: holder, to: name })
            : say('week.moveTold', { visitor: visitor?.name ?? '' })}
        </p>
        <Outcome wrong={wrong === 'UNKNOWN' ? 'NO_SUCH_TIME' : wrong} failed={failed} />
        {check && <CheckSaid check={check} />}
      </div>
      <div className={css.deeds} ref={button}>
        {laid && (
          <DeskButton
            variant="primary"
            busy={busy}
            aria-disabled={!ready || undefined}
            onClick={send}
          >
            {say('week.moveHere')} <kbd>Enter</kbd>
          </DeskButton>
        )}
        <DeskButton onClick={cancel}>
          {say('week.putBack')} <kbd>Esc</kbd>
        </DeskButton>
      </div>
    </section>
  );
}
