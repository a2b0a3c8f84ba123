import type { ThanksPageQuery } from '../../../__generated__/ThanksPageQuery.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import type { PageProps } from '../../../shared/router/page.ts';
import { Thanks } from '../../layout/Thanks.tsx';

export const query = graphql`
  query ThanksPageQuery($language: Language!) {
    site(language: $language) {
      ...Thanks_site
    }
  }
`;

/** The page of thanks of every form. */
export function ThanksPage({ data, location }: PageProps<ThanksPageQuery>) {
  const { site } = data;
  return <Thanks site={site} page={location.page} />;
}
