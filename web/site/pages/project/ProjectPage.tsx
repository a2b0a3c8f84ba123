import { useIntl } from 'react-intl';
import type { ProjectPageQuery } from '../../../__generated__/ProjectPageQuery.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import { ProjectJsonLd } from '../../../shared/jsonld/ProjectJsonLd.tsx';
import type { Outcome, PageLocation, PageProps } from '../../../shared/router/page.ts';
import { Page } from '../../layout/Page.tsx';
import { ProjectDetail } from './ProjectDetail.tsx';
import { ProjectNotFound } from './ProjectNotFound.tsx';

export const query = graphql`
  query ProjectPageQuery($language: Language!, $number: Int!) {
    site(language: $language) {
      ...Page_site
    }
    project(number: $number, language: $language) {
      path
      name
      summary
      city {
        displayName
      }
      paths {
        language
        path
        translated
      }
      sharePicture
      ...ProjectDetail_project
      ...ProjectJsonLd_project
    }
  }
`;

/** 404 for a number that never existed; a wrong city or name in the address redirects to the right one. */
export function outcome(
  { project }: Pick<ProjectPageQuery['response'], 'project'>,
  { pathname }: Pick<PageLocation, 'pathname'>,
): Outcome {
  if (project == null) return { status: 404 };
  return pathname === project.path ? { status: 200 } : { status: 308, to: project.path };
}

/** One project with its units. */
export function ProjectPage({ data }: PageProps<ProjectPageQuery>) {
  const intl = useIntl();
  const { site, project } = data;
  if (project == null) {
    const title = intl.formatMessage({ id: 'project.notFound' });
    return (
      <Page site={site} title={title} description={title} paths={[]} menuPath="" robots="noindex">
        <ProjectNotFound />
      </Page>
    );
  }
  const { name, city, summary, paths, sharePicture } = project;
  const about = { title: name, city: city.displayName };
  return (
    <Page
      site={site}
      title={intl.formatMessage({ id: 'property.titleIn' }, about)}
      description={summary}
      sharePicture={sharePicture}
      paths={paths}
    >
      {import.meta.env.SSR && <ProjectJsonLd project={project} />}
      <ProjectDetail project={project} />
    </Page>
  );
}
