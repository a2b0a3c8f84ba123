import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Projects_projects$key } from '../__generated__/Projects_projects.graphql.ts';
import { useLanguage } from '../i18n/language.tsx';
import { ProjectCard } from '../project/ProjectCard.tsx';
import { ProjectGrid } from '../project/ProjectGrid.tsx';
import { path } from '../router/paths.ts';
import { More } from '../ui/More.tsx';

/** The newest projects; a course of bricks shows what is left of each. Nothing when there are none. */
export function Projects(props: { projects: Projects_projects$key }) {
  const intl = useIntl();
  const language = useLanguage();
  const { nodes } = useFragment(
    graphql`
      fragment Projects_projects on ProjectConnection {
        nodes {
          id
          ...ProjectCard_project
        }
      }
    `,
    props.projects,
  );
  if (nodes.length === 0) return null;
  return (
    <section className="section band">
      <div className="wrap">
        <header className="head">
          <h2>{intl.formatMessage({ id: 'home.projects' })}</h2>
          <p>{intl.formatMessage({ id: 'home.projectsText' })}</p>
          <More to={path('projects', language)}>
            {intl.formatMessage({ id: 'home.allProjects' })}
          </More>
        </header>
        <ProjectGrid>
          {nodes.map((project) => (
            <ProjectCard key={project.id} project={project} heading="h3" />
          ))}
        </ProjectGrid>
      </div>
    </section>
  );
}
