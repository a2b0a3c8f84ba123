import { useIntl } from 'react-intl';
import { graphql } from '../../../../shared/answer/fragment.ts';
import { Form } from '../../../../shared/form/Form.tsx';
import { Field } from '../../../../shared/form/fields/Field.tsx';

const mutation = graphql`
  mutation ForgotFormMutation($input: ForgotPasswordInput!) {
    forgotPassword(input: $input) {
      ... on PasswordLinkSent {
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

/** Requests an email with a link to choose a password. */
export function ForgotForm() {
  const intl = useIntl();
  return (
    <Form
      name="forgotPassword"
      mutation={mutation}
      consent={false}
      submit={intl.formatMessage({ id: 'form.forgot.send' })}
    >
      <Field name="email" type="email" autoComplete="username" required />
    </Form>
  );
}
