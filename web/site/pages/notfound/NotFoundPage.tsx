import type { NotFoundPageQuery } from '../../../__generated__/NotFoundPageQuery.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import type { PageProps } from '../../../shared/router/page.ts';
import { NotFound } from '../../layout/NotFound.tsx';

export const query = graphql`
  query NotFoundPageQuery($language: Language!) {
    site(language: $language) {
      ...NotFound_site
    }
  }
`;

/** 404 for an address outside the languages in use. */
export function NotFoundPage({ data }: PageProps<NotFoundPageQuery>) {
  const { site } = data;
  return <NotFound site={site} />;
}
