import type { LoginFormPageQuery } from '../../../../__generated__/LoginFormPageQuery.graphql.ts';
import { graphql } from '../../../../shared/answer/fragment.ts';
import { formIn } from '../../../../shared/form/formAddress.ts';
import type { PageProps } from '../../../../shared/router/page.ts';
import { isPageName, paths } from '../../../../shared/router/paths.ts';
import { useRouter } from '../../../../shared/router/useRouter.ts';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import { firstTime } from './firstTime.ts';
import { Registration } from './Registration.tsx';
import { SignIn } from './SignIn.tsx';

export const query = graphql`
  query LoginFormPageQuery($language: Language!, $path: String!) {
    site(language: $language) {
      ...LoginFrame_site
      ...Registration_site
    }
    page(path: $path, language: $language) {
      ...LoginFrame_page
    }
  }
`;

/**
 * Signing in, registering and requesting a link for a new password. They share one line of the route table, since every
 * visitor loads that table.
 */
export function LoginFormPage({ data, location }: PageProps<LoginFormPageQuery>) {
  const { languages } = useRouter();
  const { site, page } = data;
  const { page: name, search } = location;
  const translations = isPageName(name) ? paths(name, languages, search) : [];
  const frame = { site, page, paths: translations };
  if (name === 'password') return <ForgottenPassword frame={frame} />;
  if (formIn(search) === firstTime) return <Registration frame={frame} site={site} />;
  return <SignIn frame={frame} search={search} />;
}
