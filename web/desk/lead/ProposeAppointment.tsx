import { graphql, useFragment } from 'react-relay/hooks';
import type { ProposeAppointment_lead$key } from '../__generated__/ProposeAppointment_lead.graphql.ts';
import { useText } from '../app/texts.ts';
import { Block } from '../ui/Block.tsx';
import { PlanButton, useMayPlan } from '../week/PlanButton.tsx';

/** The forms whose senders may want to see a property. */
const forms = ['sendContact', 'askAboutProperty', 'requestDocuments', 'noteCall'];

/** Opens the dialog that plans an appointment, filled in with who sent the lead and its property. */
export function ProposeAppointment({ lead: key }: { lead: ProposeAppointment_lead$key }) {
  const say = useText();
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
  if (!useMayPlan() || !forms.includes(form)) return null;
  return (
    <Block title={say('lead.appointment')}>
      <PlanButton
        text={say('lead.propose')}
        visitor={{ firstName, lastName, email, phone, language, property: picked }}
      />
    </Block>
  );
}
