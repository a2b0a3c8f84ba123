import { useIntl } from 'react-intl';
import { useLanguage } from '../../../../shared/i18n/language.tsx';
import { Link } from '../../../../shared/router/Link.tsx';
import { path } from '../../../../shared/router/paths.ts';
import { type Frame, LoginFrame } from './LoginFrame.tsx';
import { ResetForm } from './ResetForm.tsx';
import { WayBack } from './WayBack.tsx';

/** Chooses a password, with the link of an email. */
export function NewPassword({ frame, token }: { frame: Frame; token: string }) {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <LoginFrame
      {...frame}
      title={intl.formatMessage({ id: 'form.newPassword.title' })}
      text={intl.formatMessage({ id: 'form.newPassword.text' })}
    >
      <ResetForm token={token} />
      <WayBack>
        <Link to={path('password', language)}>
          {intl.formatMessage({ id: 'form.newPassword.again' })}
        </Link>
      </WayBack>
    </LoginFrame>
  );
}
