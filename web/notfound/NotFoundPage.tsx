import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { NotFoundPageQuery } from '../__generated__/NotFoundPageQuery.graphql.ts';
import { useLanguage } from '../i18n/language.tsx';
import { Page } from '../layout/Page.tsx';
import type { PageProps } from '../router/page.ts';
import { path } from '../router/paths.ts';
import { SearchForm } from '../search/SearchForm.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Screen } from '../ui/Screen.tsx';

export const query = graphql`
  query NotFoundPageQuery($language: Language!) @preloadable {
    site(language: $language) {
      ...Page_site
    }
  }
`;

/** An address that means nothing (any more): a search form and the way home. */
export function NotFoundPage({ data: preloaded }: PageProps<NotFoundPageQuery>) {
  const intl = useIntl();
  const language = useLanguage();
  const { site } = usePreloadedQuery<NotFoundPageQuery>(query, preloaded);
  const title = intl.formatMessage({ id: 'notFound.title' });
  const text = intl.formatMessage({ id: 'notFound.text' });
  return (
    <Page site={site} title={title} description={text} paths={[]} robots="noindex">
      <Screen title={title} text={text} search={<SearchForm plain />}>
        <ButtonLink to={path('home', language)}>
          {intl.formatMessage({ id: 'notFound.home' })}
        </ButtonLink>
      </Screen>
    </Page>
  );
}
