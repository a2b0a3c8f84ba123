import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProposeAppointment_lead$key } from '../__generated__/ProposeAppointment_lead.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { clockOf, today, useTime } from '../app/time.ts';
import { useDialog } from '../app/useDialog.ts';
import { Block } from '../ui/Block.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Icon } from '../ui/DeskIcon.tsx';
import { addDays } from '../week/days.ts';
import { PlanDialog } from '../week/PlanDialog.tsx';

/** The forms whose senders may want to see a property. */
const forms = ['sendContact', 'askAboutProperty', 'requestDocuments', 'noteCall'];

/** Opens the dialog that plans an appointment, filled in with who sent the lead and its property. */
export function ProposeAppointment({ lead: key }: { lead: ProposeAppointment_lead$key }) {
  const say = useText();
  const { full } = useTime();
  const { desk } = useSession();
  const proposing = useDialog('propose');
  const [planned, setPlanned] = useState<string | null>(null);
  const { form, firstName, lastName, email, phone, language, property, propertyReference } =
    useFragment(
      graphql`
      fragment ProposeAppointment_lead on Lead {
        form
        firstName
        lastName
        email
        phone
        language
        property
        propertyReference
      }
    `,
      key,
    );
  const picked =
    property != null && propertyReference != null
      ? { number: property, reference: propertyReference, place: '' }
      : null;
  const may = desk.rights.some((right) => /^(OWN|ALL)_APPOINTMENTS$/.test(right));
  if (!may || !forms.includes(form)) return null;
  return (
    <Block title={say('lead.appointment')}>
      {planned && (
        <p role="status">
          {say('lead.appointmentPlanned')}{' '}
          <Link to={{ screen: 'week', day: clockOf(planned).slice(0, 10) }}>{full(planned)}</Link>
        </p>
      )}
      <p>
        <DeskButton onClick={() => proposing.show()} aria-haspopup="dialog">
          <Icon name="calendar" />
          {say('lead.propose')}
        </DeskButton>
      </p>
      {proposing.about !== null && (
        <PlanDialog
          at={addDays(today(), 1)}
          visitor={{ firstName, lastName, email, phone, language, property: picked }}
          close={proposing.close}
          changed={setPlanned}
        />
      )}
    </Block>
  );
}
