import { graphql, useFragment } from 'react-relay/hooks';
import { classes } from '../../shared/ui/classes.ts';
import type { AppointmentDialog_appointment$key } from '../__generated__/AppointmentDialog_appointment.graphql.ts';
import { Link } from '../app/Link.tsx';
import { calling } from '../app/phone.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import type { DialogSteps } from '../app/useDialogSteps.ts';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import facts from '../ui/Facts.module.css';
import { AppointmentChanges, type Change } from './AppointmentChanges.tsx';
import { ReportForm } from './ReportForm.tsx';

interface Props {
  appointment: AppointmentDialog_appointment$key;
  dialog: DialogSteps<Change>;
  changed: () => void;
}

/** One appointment: who comes where; for whoever may, moving or cancelling it, and once it has begun its report. */
export function AppointmentDialog({ appointment: key, dialog, changed }: Props) {
  const say = useText();
  const write = useTime();
  const appointment = useFragment(
    graphql`
      fragment AppointmentDialog_appointment on Appointment {
        start
        property
        reference
        title
        place
        available
        visitor {
          lead
          name
          email
          phone
        }
        ...AppointmentChanges_appointment
        ...ReportForm_appointment
      }
    `,
    key,
  );
  const { start, property, reference, title, place, available, visitor } = appointment;
  const begun = Date.parse(start) <= Date.now();
  return (
    <DeskDialog title={write.full(start)} close={dialog.close}>
      <dl className={classes(facts.facts, facts.tight)}>
        <dt>{say('week.property')}</dt>
        <dd>
          <Link to={{ screen: 'property', number: property }}>{title}</Link>{' '}
          <span className="soft">{say('lead.number', { number: reference })}</span>
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
                  <a href={calling(visitor.phone)}>{visitor.phone}</a>
                </dd>
              </>
            )}
          </>
        )}
      </dl>
      {!available && !begun && <p>{say('week.unavailable')}</p>}
      {visitor && begun && <ReportForm appointment={appointment} changed={changed} />}
      {visitor && !begun && (
        <AppointmentChanges appointment={appointment} steps={dialog} changed={changed} />
      )}
    </DeskDialog>
  );
}
