import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { ProjectsPageQuery } from '../../__generated__/ProjectsPageQuery.graphql.ts';
import type { PageProps } from '../../app/router/page.ts';
import { path, paths } from '../../app/router/paths.ts';
import { useRouter } from '../../app/router/useRouter.ts';
import { ListJsonLd } from '../../components/jsonld/ListJsonLd.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { Crumbs } from '../../components/ui/Crumbs.tsx';
import { TitleRow } from '../../components/ui/TitleRow.tsx';
import { Empty } from '../list/Empty.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import { ProjectGrid } from './ProjectGrid.tsx';
import css from './ProjectsPage.module.css';

export const query = graphql`
  query ProjectsPageQuery($language: Language!, $path: String!) @preloadable {
    site(language: $language) {
      ...Page_site
    }
    page(path: $path, language: $language) {
      seo {
        ...Head_seo
      }
      modules {
        projects {
          id
          path
          ...ProjectCard_project
        }
      }
    }
    projects(language: $language, first: 4) {
      nodes {
        id
        path
        ...ProjectCard_project
      }
    }
  }
`;

/** The projects that the agency configured for this page, else the newest four (specification section 9). */
export function ProjectsPage({ data: preloaded, location }: PageProps<ProjectsPageQuery>) {
  const intl = useIntl();
  const { languages } = useRouter();
  const { site, page, projects } = usePreloadedQuery<ProjectsPageQuery>(query, preloaded);
  const configured = page?.modules.find((module) => module.projects)?.projects;
  const shown = configured ?? projects.nodes;
  const title = intl.formatMessage({ id: 'project.title' });
  const intro = intl.formatMessage({ id: 'project.intro' });
  return (
    <Page
      site={site}
      title={title}
      description={intro}
      seo={page?.seo}
      paths={paths('projects', languages)}
    >
      {import.meta.env.SSR && (
        <ListJsonLd
          title={title}
          path={path('projects', location.language)}
          items={shown.map((project) => project.path)}
        />
      )}
      <div className={`wrap ${css.page}`}>
        <Crumbs here={title} />
        <TitleRow title={title}>{intro}</TitleRow>
        {shown.length > 0 ? (
          <ProjectGrid>
            {shown.map((project, i) => (
              <ProjectCard key={project.id} project={project} heading="h2" priority={i < 3} />
            ))}
          </ProjectGrid>
        ) : (
          <Empty
            title={intl.formatMessage({ id: 'project.empty' })}
            text={intl.formatMessage({ id: 'project.emptyText' })}
          >
            <ButtonLink to={path('sale', location.language)}>
              {intl.formatMessage({ id: 'property.allSale' })}
            </ButtonLink>
          </Empty>
        )}
      </div>
    </Page>
  );
}
