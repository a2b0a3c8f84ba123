import { useIntl } from 'react-intl';
import { textOf } from '../../../../shared/form/fields/fieldLabel.ts';
import { formAddress } from '../../../../shared/form/formAddress.ts';
import { useLanguage } from '../../../../shared/i18n/language.tsx';
import { Link } from '../../../../shared/router/Link.tsx';
import { path } from '../../../../shared/router/paths.ts';
import { Notice } from '../../../../shared/ui/Notice.tsx';
import { doneIn } from '../../../link/linkAddress.ts';
import { firstTime } from './firstTime.ts';
import css from './LoginFrame.module.css';
import { type Frame, LoginFrame } from './LoginFrame.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useSignedIn } from './useSignedIn.ts';

/** The login page, with a notice of what was done just before: signed out, password changed, session ended. */
export function SignIn({ frame, search }: { frame: Frame; search: string }) {
  const intl = useIntl();
  const language = useLanguage();
  useSignedIn();
  const done = doneActionIn(search);
  return (
    <LoginFrame {...frame} title={intl.formatMessage({ id: 'form.signIn.title' })}>
      {done && <Notice icon="check">{textOf(intl, `form.signIn.done.${done}`)}</Notice>}
      <SignInForm />
      <p className={css.links}>
        <Link to={path('password', language)}>
          {intl.formatMessage({ id: 'form.signIn.forgotten' })}
        </Link>
        <Link to={formAddress(path('login', language), firstTime)}>
          {intl.formatMessage({ id: 'form.signIn.first' })}
        </Link>
      </p>
    </LoginFrame>
  );
}

function doneActionIn(search: string) {
  const done = doneIn(search);
  const actions = ['signOut', 'signOutEverywhere', 'resetPassword', 'sessionEnded'] as const;
  return actions.find((action) => action === done);
}
