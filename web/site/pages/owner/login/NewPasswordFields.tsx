import { useIntl } from 'react-intl';
import { PasswordField } from '../../../../shared/form/fields/PasswordField.tsx';

/** A new password and its repetition. */
export function NewPasswordFields() {
  const intl = useIntl();
  const help = intl.formatMessage({ id: 'form.newPassword.help' });
  return (
    <>
      <PasswordField name="password" autoComplete="new-password" help={help} />
      <PasswordField name="confirmation" autoComplete="new-password" />
    </>
  );
}
