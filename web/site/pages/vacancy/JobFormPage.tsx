import { useIntl } from 'react-intl';
import type { JobFormPageQuery } from '../../../__generated__/JobFormPageQuery.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import { categoryOf } from '../../../shared/article/category.ts';
import type { Outcome, PageProps } from '../../../shared/router/page.ts';
import { Crumbs } from '../../../shared/ui/Crumbs.tsx';
import { FormFrame } from '../../layout/FormFrame.tsx';
import { NotFound } from '../../layout/NotFound.tsx';
import { JobForm } from './JobForm.tsx';

export const query = graphql`
  query JobFormPageQuery($language: Language!, $path: String!) {
    site(language: $language) {
      ...FormFrame_site
      ...JobForm_site
      ...NotFound_site
    }
    article(path: $path, language: $language) {
      key
      path
      paths {
        language
        path
        translated
      }
      title
    }
  }
`;

/** 404 for an article that is not a vacancy. */
export function outcome({ article }: JobFormPageQuery['response']): Outcome {
  return { status: isVacancy(article) ? 200 : 404 };
}

export function JobFormPage({ data }: PageProps<JobFormPageQuery>) {
  const intl = useIntl();
  const { site, article } = data;
  if (!isVacancy(article)) return <NotFound site={site} />;
  const { key, path, paths, title: job } = article;
  const title = intl.formatMessage({ id: 'form.job.title' });
  return (
    <FormFrame
      site={site}
      title={title}
      text={intl.formatMessage({ id: 'form.job.text' }, { job })}
      crumbs={<Crumbs steps={[{ to: path, text: job }]} here={title} />}
      paths={paths}
    >
      <JobForm site={site} vacancy={key} />
    </FormFrame>
  );
}

function isVacancy<A extends { readonly key: string }>(
  article: A | null | undefined,
): article is A {
  return article != null && categoryOf(article.key) === 'vacancies';
}
