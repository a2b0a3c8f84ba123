import { useIntl } from 'react-intl';
import { ForgotForm } from './ForgotForm.tsx';
import { type Frame, LoginFrame } from './LoginFrame.tsx';
import { WayBack } from './WayBack.tsx';

/** Where an owner asks for a letter with a link to choose a password. */
export function Forgotten({ frame }: { frame: Frame }) {
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
