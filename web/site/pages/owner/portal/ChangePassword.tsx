import { useIntl } from 'react-intl';
import { graphql } from '../../../../shared/answer/fragment.ts';
import { PasswordField } from '../../../../shared/form/fields/PasswordField.tsx';
import { PlainForm } from '../../../../shared/form/PlainForm.tsx';
import { useLanguage } from '../../../../shared/i18n/language.tsx';
import { graphLanguage } from '../../../../shared/i18n/languages.ts';
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
