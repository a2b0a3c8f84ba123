import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { classes } from '../../shared/ui/classes.ts';
import type { AppointmentChanges_appointment$key } from '../__generated__/AppointmentChanges_appointment.graphql.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import form from '../ui/Form.module.css';
import { MoveForm } from './MoveForm.tsx';
import { Outcome } from './Outcome.tsx';
import { useCancel } from './useWeekChanges.ts';

/** What can be done with an appointment that has not begun. */
export const changes = ['move', 'cancel'] as const;
export type Change = (typeof changes)[number];

/** Which change is open, and how it is opened and left. */
interface ChangeSteps {
  readonly step: Change | null;
  readonly enter: (change: Change) => void;
  readonly leave: () => void;
}

interface Props {
  appointment: AppointmentChanges_appointment$key;
  steps: ChangeSteps;
  changed: () => void;
  /** The element that says which appointment it is, where several are shown. */
  about?: string;
}

/** Moves or cancels an appointment that has not begun; the visitor gets an email. */
export function AppointmentChanges({ appointment: key, steps, changed, about }: Props) {
  const say = useText();
  const cancel = useCancel();
  const { step, enter, leave } = steps;
  const own = useFocusOfStep(step);
  const { busy, wrong, failed, run } = useChange(changed);
  const appointment = useFragment(
    graphql`
      fragment AppointmentChanges_appointment on Appointment {
        id
        version
        available
        ...MoveForm_appointment
      }
    `,
    key,
  );
  const { id, version, available } = appointment;
  const send = () =>
    run(() => cancel({ input: { appointment: id, version } }).then((a) => a.cancelAppointment));
  return (
    <div ref={own}>
      <Outcome wrong={wrong} failed={failed} />
      {step === null && (
        <p className={classes('row', form.actions)}>
          {available && (
            <DeskButton data-step="move" aria-describedby={about} onClick={() => enter('move')}>
              {say('week.move')}
            </DeskButton>
          )}
          <DeskButton
            variant="bad"
            data-step="cancel"
            aria-describedby={about}
            onClick={() => enter('cancel')}
          >
            {say('week.cancel')}
          </DeskButton>
        </p>
      )}
      {step === 'move' && <MoveForm appointment={appointment} changed={changed} />}
      {step === 'cancel' && (
        <>
          <p>{say('week.cancelText')}</p>
          <p className={classes('row', form.actions)}>
            <DeskButton variant="bad" busy={busy} onClick={send}>
              {say('week.cancelSure')}
            </DeskButton>
            <DeskButton data-first onClick={leave}>
              {say('week.keep')}
            </DeskButton>
          </p>
        </>
      )}
    </div>
  );
}

/** Moves the focus into a change that opens, and back to its button when it is left. */
function useFocusOfStep(step: Change | null) {
  const own = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    const selector = step ? '[data-first]' : `[data-step="${last.current}"]`;
    if (last.current !== step) own.current?.querySelector<HTMLElement>(selector)?.focus();
    last.current = step;
  }, [step]);
  return own;
}
