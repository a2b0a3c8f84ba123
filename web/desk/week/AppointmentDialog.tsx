import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AppointmentDialog_appointment$key } from '../../__generated__/AppointmentDialog_appointment.graphql.ts';
import { classes } from '../../components/ui/classes.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { useChange } from '../app/useChange.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import facts from '../ui/Facts.module.css';
import form from '../ui/Form.module.css';
import { MoveForm } from './MoveForm.tsx';
import { Outcome } from './Outcome.tsx';
import { ReportForm } from './ReportForm.tsx';
import { useCancel } from './useWeekChanges.ts';

interface Props {
  appointment: AppointmentDialog_appointment$key;
  close: () => void;
  changed: () => void;
}

/** One appointment: who comes where; for whoever may, moving or cancelling it, and once it has begun its report. */
export function AppointmentDialog({ appointment: key, close, changed }: Props) {
  const say = useText();
  const write = useTime();
  const cancel = useCancel();
  const [opened, setOpened] = useState<'move' | 'cancel' | null>(null);
  const { busy, wrong, failed, run } = useChange(changed);
  const appointment = useFragment(
    graphql`
      fragment AppointmentDialog_appointment on DeskAppointment {
        id
        version
        start
        property
        title
        place
        visitor {
          lead
          name
          email
          phone
        }
        ...ReportForm_appointment
      }
    `,
    key,
  );
  const { id, version, start, property, title, place, visitor } = appointment;
  const begun = Date.parse(start) <= Date.now();
  const send = () =>
    run(() => cancel({ input: { appointment: id, version } }).then((a) => a.deskCancelAppointment));
  return (
    <DeskDialog title={write.full(start)} close={close}>
      <dl className={classes(facts.facts, facts.tight)}>
        <dt>{say('week.property')}</dt>
        <dd>
          {title} <span className="soft">{say('lead.number', { number: property })}</span>
        </dd>
        <dt>{say('week.place')}</dt>
        <dd>{place}</dd>
        {visitor && (
          <>
            <dt>{say('lead.name')}</dt>
            <dd>
              <Link to={{ screen: 'lead', id: visitor.lead, list: 'ALL' }}>{visitor.name}</Link>
            </dd>
            <dt>{say('signIn.email')}</dt>
            <dd>
              <a href={`mailto:${visitor.email}`}>{visitor.email}</a>
            </dd>
            {visitor.phone && (
              <>
                <dt>{say('lead.phone')}</dt>
                <dd>
                  <a href={`tel:${visitor.phone.replace(/[^+\d]/g, '')}`}>{visitor.phone}</a>
                </dd>
              </>
            )}
          </>
        )}
      </dl>
      <Outcome wrong={wrong} failed={failed} />
      {visitor && begun && <ReportForm appointment={appointment} changed={changed} />}
      {visitor && !begun && opened === null && (
        <p className={classes('row', form.actions)}>
          <DeskButton onClick={() => setOpened('move')}>{say('week.move')}</DeskButton>
          <DeskButton variant="bad" onClick={() => setOpened('cancel')}>
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
    </DeskDialog>
  );
}
