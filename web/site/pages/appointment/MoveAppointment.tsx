import { useIntl } from 'react-intl';
import type { MomentField_slots$key } from '../../../__generated__/MomentField_slots.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import { LinkForm } from '../../link/LinkForm.tsx';
import { MomentField } from './MomentField.tsx';

const mutation = graphql`
  mutation MoveAppointmentMutation($input: MoveInput!) {
    moveAppointment(input: $input) {
      ... on AppointmentMoved {
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
  slots: MomentField_slots$key;
  token: string;
}

/** Moves an appointment to another moment; its seat becomes free. */
export function MoveAppointment({ slots, token }: Props) {
  const intl = useIntl();
  return (
    <LinkForm
      primary
      name="moveAppointment"
      mutation={mutation}
      token={token}
      submit={intl.formatMessage({ id: 'form.appointment.moveSend' })}
    >
      <MomentField slots={slots} legend={intl.formatMessage({ id: 'form.appointment.move' })} />
    </LinkForm>
  );
}
