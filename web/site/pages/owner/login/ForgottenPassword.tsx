import { useIntl } from 'react-intl';
import { ForgotForm } from './ForgotForm.tsx';
import { type Frame, LoginFrame } from './LoginFrame.tsx';
import { WayBack } from './WayBack.tsx';

/** The page on which an owner requests an email with a link to choose a password. */
export function ForgottenPassword({ frame }: { frame: Frame }) {
  const intl = useIntl();
  return (
    <LoginFrame
      {...frame}
      title={intl.formatMessage({ id: 'form.forgot.title' })}
      text={intl.formatMessage({ id: 'form.forgot.text' })}
    >
      <ForgotForm />
      <WayBack />
    </LoginFrame>
  );
}
