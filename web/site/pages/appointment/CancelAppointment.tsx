import { useIntl } from 'react-intl';
import { graphql } from '../../../shared/answer/fragment.ts';
import { LinkForm } from '../../link/LinkForm.tsx';

const mutation = graphql`
  mutation CancelAppointmentMutation($input: TokenInput!) {
    cancelAppointment(input: $input) {
      ... on AppointmentCancelled {
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

export function CancelAppointment({ token }: { token: string }) {
  const intl = useIntl();
  return (
    <LinkForm
      name="cancelAppointment"
      mutation={mutation}
      token={token}
      submit={intl.formatMessage({ id: 'form.appointment.cancel' })}
    >
      <fieldset>
        <legend>{intl.formatMessage({ id: 'form.appointment.cancelTitle' })}</legend>
        <p className="soft">{intl.formatMessage({ id: 'form.appointment.cancelText' })}</p>
      </fieldset>
    </LinkForm>
  );
}
