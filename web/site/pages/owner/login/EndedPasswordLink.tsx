import { useIntl } from 'react-intl';
import { ForgotForm } from './ForgotForm.tsx';
import { type Frame, LoginFrame } from './LoginFrame.tsx';
import { WayBack } from './WayBack.tsx';

/** A link to choose a password was used or has expired; the form requests a new one. */
export function EndedPasswordLink({ frame }: { frame: Frame }) {
  const intl = useIntl();
  return (
    <LoginFrame
      {...frame}
      title={intl.formatMessage({ id: 'form.link.ended' })}
      text={intl.formatMessage({ id: 'form.newPassword.ended' })}
    >
      <ForgotForm />
      <WayBack />
    </LoginFrame>
  );
}
