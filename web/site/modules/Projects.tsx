import { useIntl } from 'react-intl';
import type { Projects_module$key } from '../../__generated__/Projects_module.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { useLanguage } from '../../shared/i18n/language.tsx';
import { ProjectCard } from '../../shared/project/ProjectCard.tsx';
import { ProjectGrid } from '../../shared/project/ProjectGrid.tsx';
import { path } from '../../shared/router/paths.ts';
import { More } from '../../shared/ui/More.tsx';
import { type Frame, headingIn } from './frame.ts';
import { Section } from './Section.tsx';

/** New-build projects, at most four in a row; a row of bricks shows how many units of each are left. */
export function Projects({ frame, ...props }: { module: Projects_module$key; frame: Frame }) {
  const intl = useIntl();
  const language = useLanguage();
  const { view, projects } = useFragment(
    graphql`
      fragment Projects_module on Module {
        view
        projects {
          id
          ...ProjectCard_project
        }
      }
    `,
    props.module,
  );
  const all = projects ?? [];
  const shown = view === 'SINGLE' ? all.slice(0, 1) : all;
  return (
    <Section
      frame={frame}
      title={intl.formatMessage({ id: 'content.projects' })}
      text={intl.formatMessage({ id: 'content.projectsText' })}
      more={
        <More to={path('projects', language)}>
          {intl.formatMessage({ id: 'content.allProjects' })}
        </More>
      }
      empty={shown.length === 0}
      band
    >
      <ProjectGrid>
        {shown.map((project) => (
          <ProjectCard key={project.id} project={project} heading={headingIn(frame)} />
        ))}
      </ProjectGrid>
    </Section>
  );
}
