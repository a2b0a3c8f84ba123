import { useIntl } from 'react-intl';
import { graphql } from '../../../../shared/answer/fragment.ts';
import { PlainForm } from '../../../../shared/form/PlainForm.tsx';
import { useLanguage } from '../../../../shared/i18n/language.tsx';
import { graphLanguage } from '../../../../shared/i18n/languages.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

const mutation = graphql`
  mutation ResetFormMutation($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      ... on PasswordReset {
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

/** Sets a new password with the token of an email's link. */
export function ResetForm({ token }: { token: string }) {
  const intl = useIntl();
  const language = graphLanguage(useLanguage());
  return (
    <PlainForm
      name="resetPassword"
      mutation={mutation}
      hidden={{ token, language }}
      submit={intl.formatMessage({ id: 'form.newPassword.send' })}
      primary
      wide
    >
      <NewPasswordFields />
    </PlainForm>
  );
}
