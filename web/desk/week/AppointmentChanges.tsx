import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AppointmentChanges_appointment$key } from '../../__generated__/AppointmentChanges_appointment.graphql.ts';
import { classes } from '../../components/ui/classes.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import form from '../ui/Form.module.css';
import { MoveForm } from './MoveForm.tsx';
import { Outcome } from './Outcome.tsx';
import { useCancel } from './useWeekChanges.ts';

interface Props {
  appointment: AppointmentChanges_appointment$key;
  changed: () => void;
  /** The element that says which appointment it is, where several are shown. */
  about?: string;
}

/** Moves or cancels an appointment that has not begun; the visitor gets an email. */
export function AppointmentChanges({ appointment: key, changed, about }: Props) {
  const say = useText();
  const cancel = useCancel();
  const [opened, setOpened] = useState<'move' | 'cancel' | null>(null);
  const { busy, wrong, failed, run } = useChange(changed);
  const { id, version, property } = useFragment(
    graphql`
      fragment AppointmentChanges_appointment on DeskAppointment {
        id
        version
        property
      }
    `,
    key,
  );
  const send = () =>
    run(() => cancel({ input: { appointment: id, version } }).then((a) => a.deskCancelAppointment));
  return (
    <>
      <Outcome wrong={wrong} failed={failed} />
      {opened === null && (
        <p className={classes('row', form.actions)}>
          <DeskButton aria-describedby={about} onClick={() => setOpened('move')}>
            {say('week.move')}
          </DeskButton>
          <DeskButton variant="bad" aria-describedby={about} onClick={() => setOpened('cancel')}>
            {say('week.cancel')}
          </DeskButton>
        </p>
      )}
      {opened === 'move' && (
        <MoveForm appointment={id} version={version} property={property} changed={changed} />
      )}
      {opened === 'cancel' && (
        <>
          <p>{say('week.cancelText')}</p>
          <p className={classes('row', form.actions)}>
            <DeskButton variant="bad" busy={busy} onClick={send}>
              {say('week.cancelSure')}
            </DeskButton>
            <DeskButton onClick={() => setOpened(null)}>{say('week.keep')}</DeskButton>
          </p>
        </>
      )}
    </>
  );
}
