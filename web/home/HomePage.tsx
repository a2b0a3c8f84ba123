import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { HomePageQuery } from '../__generated__/HomePageQuery.graphql.ts';
import { Page } from '../layout/Page.tsx';
import type { PageProps } from '../router/page.ts';
import { paths } from '../router/paths.ts';
import { useRouter } from '../router/useRouter.ts';
import { Banner } from './Banner.tsx';
import { Latest } from './Latest.tsx';
import { Projects } from './Projects.tsx';
import { Realisations } from './Realisations.tsx';

export const query = graphql`
  query HomePageQuery($language: Language!) @preloadable {
    site(language: $language) {
      banner {
        text
      }
      ...Page_site
      ...Banner_site
      ...Latest_site
    }
    latest: properties(language: $language, first: 5) {
      ...Latest_properties
    }
    projects(language: $language, first: 4) {
      ...Projects_projects
    }
    realised: properties(language: $language, first: 7, filter: { statuses: [REALISED] }) {
      ...Realisations_properties
    }
  }
`;

/** The home page: the banner with the search slab, what came in last, the projects and what was built. */
export function HomePage({ data: preloaded }: PageProps<HomePageQuery>) {
  const intl = useIntl();
  const { languages } = useRouter();
  const data = usePreloadedQuery<HomePageQuery>(query, preloaded);
  return (
    <Page
      site={data.site}
      title={intl.formatMessage({ id: 'home.title' })}
      description={data.site.banner.text}
      paths={paths('home', languages)}
      under
    >
      <Banner site={data.site} />
      <Latest site={data.site} properties={data.latest} />
      <Projects projects={data.projects} />
      <Realisations properties={data.realised} />
    </Page>
  );
}
