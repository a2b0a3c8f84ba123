import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { LoginFormPageQuery } from '../__generated__/LoginFormPageQuery.graphql.ts';
import { textOf } from '../form/fieldLabel.ts';
import { formAddress } from '../form/formAddress.ts';
import { useLanguage } from '../i18n/language.tsx';
import { doneIn } from '../link/linkAddress.ts';
import { Link } from '../router/Link.tsx';
import type { PageProps } from '../router/page.ts';
import { path, paths } from '../router/paths.ts';
import { useRouter } from '../router/useRouter.ts';
import { Notice } from '../ui/Notice.tsx';
import css from './LoginFrame.module.css';
import { LoginFrame } from './LoginFrame.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useSignedIn } from './useSignedIn.ts';

export const query = graphql`
  query LoginFormPageQuery($language: Language!, $path: String!) @preloadable {
    site(language: $language) {
      ...LoginFrame_site
    }
    page(path: $path, language: $language) {
      ...LoginFrame_page
    }
  }
`;

/** Where owners sign in, and what they were led here by. */
export function LoginFormPage({
  data: preloaded,
  location: { search },
}: PageProps<LoginFormPageQuery>) {
  const intl = useIntl();
  const language = useLanguage();
  const { languages } = useRouter();
  const { site, page } = usePreloadedQuery<LoginFormPageQuery>(query, preloaded);
  useSignedIn();
  const done = deedIn(search);
  return (
    <LoginFrame
      site={site}
      page={page}
      title={intl.formatMessage({ id: 'form.signIn.title' })}
      paths={paths('login', languages, search)}
    >
      {done && <Notice icon="check">{textOf(intl, `form.signIn.done.${done}`)}</Notice>}
      <SignInForm />
      <p className={css.links}>
        <Link to={path('password', language)}>
          {intl.formatMessage({ id: 'form.signIn.forgotten' })}
        </Link>
        <Link to={formAddress(path('login', language), 'register')}>
          {intl.formatMessage({ id: 'form.signIn.first' })}
        </Link>
      </p>
    </LoginFrame>
  );
}

function deedIn(search: string) {
  const done = doneIn(search);
  const deeds = ['signOut', 'signOutEverywhere', 'resetPassword', 'sessionEnded'] as const;
  return deeds.find((deed) => deed === done);
}
