import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { LoginFormPageQuery } from '../../../__generated__/LoginFormPageQuery.graphql.ts';
import type { PageProps } from '../../../app/router/page.ts';
import { isPageName, paths } from '../../../app/router/paths.ts';
import { useRouter } from '../../../app/router/useRouter.ts';
import { formIn } from '../../../components/form/formAddress.ts';
import { Forgotten } from './Forgotten.tsx';
import { firstTime } from './firstTime.ts';
import { Registration } from './Registration.tsx';
import { SignIn } from './SignIn.tsx';

export const query = graphql`
  query LoginFormPageQuery($language: Language!, $path: String!) @preloadable {
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
 * Every way to an owner's page: to sign in, to come for the first time, and to ask for an email with a link. They are one page
 * to the route table, whose lines all visitors load.
 */
export function LoginFormPage({ data: preloaded, location }: PageProps<LoginFormPageQuery>) {
  const { languages } = useRouter();
  const { site, page } = usePreloadedQuery<LoginFormPageQuery>(query, preloaded);
  const { page: name, search } = location;
  const translations = isPageName(name) ? paths(name, languages, search) : [];
  const frame = { site, page, paths: translations };
  if (name === 'password') return <Forgotten frame={frame} />;
  if (formIn(search) === firstTime) return <Registration frame={frame} site={site} />;
  return <SignIn frame={frame} search={search} />;
}
