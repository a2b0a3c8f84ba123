import { useIntl } from 'react-intl';
import type { ProjectsPageQuery } from '../../../__generated__/ProjectsPageQuery.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import { ListJsonLd } from '../../../shared/jsonld/ListJsonLd.tsx';
import { Empty } from '../../../shared/list/Empty.tsx';
import { parseFilter } from '../../../shared/list/filter.ts';
import { Pagination } from '../../../shared/list/Pagination.tsx';
import { ProjectCard } from '../../../shared/project/ProjectCard.tsx';
import { ProjectGrid } from '../../../shared/project/ProjectGrid.tsx';
import type { Outcome, PageLocation, PageProps } from '../../../shared/router/page.ts';
import { path, paths } from '../../../shared/router/paths.ts';
import { useRouter } from '../../../shared/router/useRouter.ts';
import { ButtonLink } from '../../../shared/ui/Button.tsx';
import { Crumbs } from '../../../shared/ui/Crumbs.tsx';
import { TitleRow } from '../../../shared/ui/TitleRow.tsx';
import { Page } from '../../layout/Page.tsx';
import css from './ProjectsPage.module.css';

export const query = graphql`
  query ProjectsPageQuery($language: Language!, $path: String!, $page: Int!) {
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
    projects(language: $language, first: 4, page: $page) {
      totalCount
      nodes {
        id
        path
        ...ProjectCard_project
      }
    }
  }
`;

/** How many projects a page has (specification section 9). */
const perPage = 4;

/** 404 for a page beyond the last. */
export function outcome(
  { projects }: Pick<ProjectsPageQuery['response'], 'projects'>,
  { search }: Pick<PageLocation, 'search'>,
): Outcome {
  return { status: pageIn(search) > pagesOf(projects.totalCount) ? 404 : 200 };
}

const pagesOf = (total: number) => Math.max(1, Math.ceil(total / perPage));
const pageIn = (search: string) => parseFilter(search).page;

/** The projects that the agency configured for this page, when these are all; else four a page, newest first (specification section 9). */
export function ProjectsPage({ data, location }: PageProps<ProjectsPageQuery>) {
  const intl = useIntl();
  const { languages } = useRouter();
  const { site, page: entry, projects } = data;
  const configured = entry?.modules.find((module) => module.projects)?.projects;
  const page = pageIn(location.search);
  const pages = pagesOf(projects.totalCount);
  const isComplete = configured && (pages < 2 || configured.length >= projects.totalCount);
  const shown = isComplete ? configured : projects.nodes;
  const title = intl.formatMessage({ id: 'project.title' });
  const intro = intl.formatMessage({ id: 'project.intro' });
  return (
    <Page
      site={site}
      title={title}
      description={intro}
      seo={entry?.seo}
      paths={paths('projects', languages, page > 1 ? `?page=${page}` : '')}
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
          <>
            <ProjectGrid>
              {shown.map((project, i) => (
                <ProjectCard key={project.id} project={project} heading="h2" priority={i < 3} />
              ))}
            </ProjectGrid>
            {!isComplete && (
              <Pagination
                list={path('projects', location.language)}
                filter={parseFilter(`?page=${page}`)}
                pages={pages}
              />
            )}
          </>
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
