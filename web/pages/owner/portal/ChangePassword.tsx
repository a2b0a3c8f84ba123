import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { useLanguage } from '../../../app/i18n/language.tsx';
import { graphLanguage } from '../../../app/i18n/languages.ts';
import { PasswordField } from '../../../components/form/PasswordField.tsx';
import { PlainForm } from '../../../components/form/PlainForm.tsx';
import { NewPasswordFields } from '../login/NewPasswordFields.tsx';

const mutation = graphql`
  mutation ChangePasswordMutation($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      ... on PasswordChanged {
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

/** Changes the password. The hidden email field tells password managers whose it is. */
export function ChangePassword({ email, then }: { email: string; then: () => void }) {
  const intl = useIntl();
  const language = graphLanguage(useLanguage());
  return (
    <PlainForm
      name="changePassword"
      mutation={mutation}
      hidden={{ language }}
      submit={intl.formatMessage({ id: 'form.newPassword.send' })}
      then={then}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="current" autoComplete="current-password" />
      <NewPasswordFields />
    </PlainForm>
  );
}
