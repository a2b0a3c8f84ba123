import type { ContentPageQuery } from '../../../__generated__/ContentPageQuery.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import type { Outcome, PageLocation, PageProps } from '../../../shared/router/page.ts';
import { path } from '../../../shared/router/paths.ts';
import { NotFound } from '../../layout/NotFound.tsx';
import { ArticleView } from './ArticleView.tsx';
import { Configured } from './Configured.tsx';

export const query = graphql`
  query ContentPageQuery($language: Language!, $path: String!, $above: String!) {
    site(language: $language) {
      ...Configured_site
      ...ArticleView_site
      ...NotFound_site
    }
    page(path: $path, language: $language) {
      path
      ...Configured_page
    }
    article(path: $path, language: $language) {
      path
      ...ArticleView_article
    }
    above: page(path: $above, language: $language) {
      path
      title
    }
  }
`;

type Facts = Pick<ContentPageQuery['response'], 'page' | 'article'>;

/** 404 unless the agency configured a page or wrote an article there; 308 from an address that it had before. */
export function outcome(
  { page, article }: Facts,
  { pathname }: Pick<PageLocation, 'pathname'>,
): Outcome {
  const to = page?.path ?? article?.path;
  if (!to) return { status: 404 };
  const moved = to !== pathname && pathname.startsWith(to.slice(0, 4)); // an address without a language stays
  return moved ? { status: 308, to } : { status: 200 };
}

/** An address that the agency chose: a configured page, else an article. */
export function ContentPage({ data }: PageProps<ContentPageQuery>) {
  const homePath = path('home', useLanguage());
  const { site, page, article, above } = data;
  const steps = above && above.path !== homePath ? [{ to: above.path, text: above.title }] : [];
  if (page) return <Configured page={page} site={site} steps={steps} />;
  if (article) return <ArticleView article={article} site={site} steps={steps} />;
  return <NotFound site={site} />;
}
