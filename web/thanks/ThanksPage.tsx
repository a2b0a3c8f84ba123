import { type MessageDescriptor, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { ThanksPageQuery } from '../__generated__/ThanksPageQuery.graphql.ts';
import { useLanguage } from '../i18n/language.tsx';
import { Page } from '../layout/Page.tsx';
import type { PageProps } from '../router/page.ts';
import { isPageName, path, paths } from '../router/paths.ts';
import { useRouter } from '../router/useRouter.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Screen } from '../ui/Screen.tsx';
import { Sign } from './Sign.tsx';

export const query = graphql`
  query ThanksPageQuery($language: Language!) @preloadable {
    site(language: $language) {
      ...Page_site
    }
  }
`;

/** What happens after a form was sent, and by when. One page for each form of the table of addresses. */
export function ThanksPage({ data: preloaded, location }: PageProps<ThanksPageQuery>) {
  const intl = useIntl();
  const language = useLanguage();
  const { languages } = useRouter();
  const { site } = usePreloadedQuery<ThanksPageQuery>(query, preloaded);
  const { page } = location;
  const words = (part: string) =>
    intl.formatMessage({ id: `thanks.${page}.${part}` as NonNullable<MessageDescriptor['id']> });
  return (
    <Page
      site={site}
      title={words('title')}
      description={words('text')}
      paths={isPageName(page) ? paths(page, languages) : []}
      robots="noindex"
    >
      <Screen title={words('title')} text={words('text')} sign={<Sign />}>
        <ButtonLink primary to={path('sale', language)}>
          {intl.formatMessage({ id: 'thanks.sale' })}
        </ButtonLink>
        <ButtonLink to={path('home', language)}>
          {intl.formatMessage({ id: 'thanks.home' })}
        </ButtonLink>
      </Screen>
    </Page>
  );
}
