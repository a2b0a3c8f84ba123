import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { PasswordFormPageQuery } from '../__generated__/PasswordFormPageQuery.graphql.ts';
import { useLanguage } from '../i18n/language.tsx';
import { tokenIn } from '../link/linkAddress.ts';
import { Link } from '../router/Link.tsx';
import type { PageProps } from '../router/page.ts';
import { path, paths } from '../router/paths.ts';
import { useRouter } from '../router/useRouter.ts';
import { ForgotForm } from './ForgotForm.tsx';
import css from './LoginFrame.module.css';
import { LoginFrame } from './LoginFrame.tsx';
import { ResetForm } from './ResetForm.tsx';

export const query = graphql`
  query PasswordFormPageQuery($language: Language!, $path: String!) @preloadable {
    site(language: $language) {
      ...LoginFrame_site
    }
    page(path: $path, language: $language) {
      ...LoginFrame_page
    }
  }
`;

/** What the link of a letter opens: to choose a password. Without a link: to ask for that letter. */
export function PasswordFormPage({
  data: preloaded,
  location: { search },
}: PageProps<PasswordFormPageQuery>) {
  const intl = useIntl();
  const language = useLanguage();
  const { languages } = useRouter();
  const { site, page } = usePreloadedQuery<PasswordFormPageQuery>(query, preloaded);
  const token = tokenIn(search);
  return (
    <LoginFrame
      site={site}
      page={page}
      title={intl.formatMessage({ id: token ? 'form.newPassword.title' : 'form.forgot.title' })}
      text={intl.formatMessage({ id: token ? 'form.newPassword.text' : 'form.forgot.text' })}
      paths={paths('password', languages, search)}
    >
      {token ? <ResetForm token={token} /> : <ForgotForm />}
      <p className={css.links}>
        <Link to={path('login', language)}>{intl.formatMessage({ id: 'form.signIn.back' })}</Link>
        {token && (
          <Link to={path('password', language)}>
            {intl.formatMessage({ id: 'form.newPassword.again' })}
          </Link>
        )}
      </p>
    </LoginFrame>
  );
}
