import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { ThanksPageQuery } from '../../../__generated__/ThanksPageQuery.graphql.ts';
import type { PageProps } from '../../../shared/router/page.ts';
import { Thanks } from '../../layout/Thanks.tsx';

export const query = graphql`
  query ThanksPageQuery($language: Language!) @preloadable {
    site(language: $language) {
      ...Thanks_site
    }
  }
`;

/** The page of thanks of every form. */
export function ThanksPage({ data: preloaded, location }: PageProps<ThanksPageQuery>) {
  const { site } = usePreloadedQuery<ThanksPageQuery>(query, preloaded);
  return <Thanks site={site} page={location.page} />;
}
