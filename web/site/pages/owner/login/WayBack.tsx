import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from '../../../../shared/i18n/language.tsx';
import { Link } from '../../../../shared/router/Link.tsx';
import { path } from '../../../../shared/router/paths.ts';
import css from './LoginFrame.module.css';

/** Links under a form: back to the login page, and others. */
export function WayBack({ children }: { children?: ReactNode }) {
  const intl = useIntl();
  const to = path('login', useLanguage());
  return (
    <p className={css.links}>
      <Link to={to}>{intl.formatMessage({ id: 'form.signIn.back' })}</Link>
      {children}
    </p>
  );
}
