import { useIntl } from 'react-intl';
import type { ProjectQuestionFormPageQuery } from '../../../__generated__/ProjectQuestionFormPageQuery.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import { recordOutcome } from '../../../shared/form/recordOutcome.ts';
import type { Outcome, PageLocation, PageProps } from '../../../shared/router/page.ts';
import { Crumbs } from '../../../shared/ui/Crumbs.tsx';
import { Photo } from '../../../shared/ui/photo/Photo.tsx';
import { FormFrame } from '../../layout/FormFrame.tsx';
import { NotFound } from '../../layout/NotFound.tsx';
import { ProjectQuestionForm } from './ProjectQuestionForm.tsx';

export const query = graphql`
  query ProjectQuestionFormPageQuery($language: Language!, $number: Int!) {
    site(language: $language) {
      ...FormFrame_site
      ...ProjectQuestionForm_site
      ...NotFound_site
    }
    project(number: $number, language: $language) {
      path
      paths {
        language
        path
      }
      name
      city {
        displayName
      }
      photos(first: 1) {
        ...Photo_photo
      }
      ...ProjectQuestionForm_project
    }
  }
`;

export function outcome(
  { project }: ProjectQuestionFormPageQuery['response'],
  location: PageLocation,
): Outcome {
  return recordOutcome(project, location);
}

export function ProjectQuestionFormPage({ data }: PageProps<ProjectQuestionFormPageQuery>) {
  const intl = useIntl();
  const { site, project } = data;
  if (project == null) return <NotFound site={site} />;
  const { name, city, path, paths, photos } = project;
  const title = intl.formatMessage({ id: 'form.project.title' });
  const about = { project: name, city: city.displayName };
  return (
    <FormFrame
      site={site}
      title={title}
      text={intl.formatMessage({ id: 'form.project.text' }, about)}
      aside={photos[0] && <Photo photo={photos[0]} sizes="(min-width: 60rem) 34rem, 92vw" />}
      crumbs={<Crumbs steps={[{ to: path, text: name }]} here={title} />}
      paths={paths}
    >
      <ProjectQuestionForm site={site} project={project} />
    </FormFrame>
  );
}
