import { useIntl } from 'react-intl';
import type { AppointmentForm_property$key } from '../../../__generated__/AppointmentForm_property.graphql.ts';
import type { AppointmentForm_site$key } from '../../../__generated__/AppointmentForm_site.graphql.ts';
import type { MomentField_slots$key } from '../../../__generated__/MomentField_slots.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { Form } from '../../../shared/form/Form.tsx';
import { PersonFields } from '../../../shared/form/fields/PersonFields.tsx';
import { TextArea } from '../../../shared/form/fields/TextArea.tsx';
import { MomentField } from './MomentField.tsx';
import { RentStatements } from './RentStatements.tsx';

const mutation = graphql`
  mutation AppointmentFormMutation($input: AppointmentInput!) {
    bookAppointment(input: $input) {
      ... on AppointmentBooked {
        path
      }
      ... on InvalidInput {
        problems {
          path
          code
        }
      }
    }
  }
`;

interface Props {
  site: AppointmentForm_site$key;
  property: AppointmentForm_property$key;
  slots: MomentField_slots$key;
}

/** Books an appointment: the time, the visitor and, for a rental, the tenant's statements. */
export function AppointmentForm({ slots, ...props }: Props) {
  const intl = useIntl();
  const site = useFragment(
    graphql`
      fragment AppointmentForm_site on Site {
        ...PersonFields_site
      }
    `,
    props.site,
  );
  const { number, rentTerms } = useFragment(
    graphql`
      fragment AppointmentForm_property on Property {
        number
        rentTerms {
          ...RentStatements_terms
        }
      }
    `,
    props.property,
  );
  return (
    <Form
      name="bookAppointment"
      mutation={mutation}
      hidden={{ property: number }}
      submit={intl.formatMessage({ id: 'form.booking.send' })}
    >
      <MomentField slots={slots} legend={intl.formatMessage({ id: 'form.booking.choose' })} />
      <PersonFields site={site} phoneRequired />
      <fieldset>
        <legend>{intl.formatMessage({ id: 'form.booking.more' })}</legend>
        {rentTerms && <RentStatements terms={rentTerms} />}
        <TextArea name="remark" rows={3} />
      </fieldset>
    </Form>
  );
}
