import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { RegistrationFormPageQuery } from '../__generated__/RegistrationFormPageQuery.graphql.ts';
import { FormFrame } from '../form/FormFrame.tsx';
import { useLanguage } from '../i18n/language.tsx';
import type { PageProps } from '../router/page.ts';
import { path, paths } from '../router/paths.ts';
import { useRouter } from '../router/useRouter.ts';
import { Crumbs } from '../ui/Crumbs.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

export const query = graphql`
  query RegistrationFormPageQuery($language: Language!) @preloadable {
    site(language: $language) {
      ...FormFrame_site
      ...RegistrationForm_site
    }
  }
`;

/** Where an owner who comes for the first time asks for a password. */
export function RegistrationFormPage({
  data: preloaded,
  location,
}: PageProps<RegistrationFormPageQuery>) {
  const intl = useIntl();
  const language = useLanguage();
  const { languages } = useRouter();
  const { site } = usePreloadedQuery<RegistrationFormPageQuery>(query, preloaded);
  const signIn = {
    to: path('login', language),
    text: intl.formatMessage({ id: 'form.signIn.owners' }),
  };
  const title = intl.formatMessage({ id: 'form.registration.title' });
  return (
    <FormFrame
      site={site}
      title={title}
      text={intl.formatMessage({ id: 'form.registration.text' })}
      crumbs={<Crumbs steps={[signIn]} here={title} />}
      paths={paths('login', languages, location.search)}
    >
      <RegistrationForm site={site} />
    </FormFrame>
  );
}
