import { graphql, useFragment } from 'react-relay/hooks';
import type { LeadAppointment_lead$key } from '../__generated__/LeadAppointment_lead.graphql.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { useDialogSteps } from '../app/useDialogSteps.ts';
import { Block } from '../ui/Block.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Sign } from '../ui/Sign.tsx';
import { changes } from '../week/AppointmentChanges.tsx';
import { AppointmentDialog } from '../week/AppointmentDialog.tsx';
import css from './LeadMatter.module.css';

interface Props {
  lead: LeadAppointment_lead$key;
  /** Reads the lead again. */
  again: () => void;
}

/** The appointment that a lead booked: when, with whom, whether it takes place; for whoever may, what the week does with it. */
export function LeadAppointment({ lead: key, again }: Props) {
  const say = useText();
  const { full } = useTime();
  const dialog = useDialogSteps('appointment', changes);
  const { about: open, show, close } = dialog;
  const { appointment: booked } = useFragment(
    graphql`
      fragment LeadAppointment_lead on Lead {
        appointment {
          state
          agent
          appointment {
            start
            place
            visitor {
              __typename
            }
            report {
              text
            }
            ...AppointmentDialog_appointment
          }
        }
      }
    `,
    key,
  );
  if (!booked) return null;
  const { state, agent, appointment } = booked;
  const { start, place, visitor, report } = appointment;
  const begun = Date.parse(start) <= Date.now();
  const changed = () => {
    close();
    again();
  };
  return (
    <Block title={say('lead.appointment')}>
      <p>
        {state === 'BOOKED' ? (
          <Sign variant="good" icon="calendar">
            {full(start)}
          </Sign>
        ) : (
          <Sign variant="soft" icon="close">
            <s>{full(start)}</s> {say('lead.appointmentCancelled')}
          </Sign>
        )}
      </p>
      <p>{say('lead.appointmentWith', { agent, place })}</p>
      {report && <p className={`soft ${css.text}`}>{report.text}</p>}
      {state === 'BOOKED' && visitor && (
        <p className={css.text}>
          <DeskButton onClick={() => show()} aria-haspopup="dialog">
            {say(begun ? 'lead.appointmentReport' : 'lead.appointmentChange')}
          </DeskButton>
        </p>
      )}
      {open !== null && (
        <AppointmentDialog appointment={appointment} dialog={dialog} changed={changed} />
      )}
    </Block>
  );
}
