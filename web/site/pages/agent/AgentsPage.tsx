import { useIntl } from 'react-intl';
import type { AgentsPageQuery } from '../../../__generated__/AgentsPageQuery.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import { Team } from '../../../shared/contact/Team.tsx';
import { ListJsonLd } from '../../../shared/jsonld/ListJsonLd.tsx';
import type { PageProps } from '../../../shared/router/page.ts';
import { path, paths } from '../../../shared/router/paths.ts';
import { useRouter } from '../../../shared/router/useRouter.ts';
import { Crumbs } from '../../../shared/ui/Crumbs.tsx';
import { TitleRow } from '../../../shared/ui/TitleRow.tsx';
import { Page } from '../../layout/Page.tsx';
import css from './AgentsPage.module.css';

export const query = graphql`
  query AgentsPageQuery($language: Language!, $path: String!) {
    site(language: $language) {
      name
      ...Page_site
      agents {
        path
        ...Team_agents
      }
      offices {
        number
        name
        agents {
          ...Team_agents
        }
      }
    }
    page(path: $path, language: $language) {
      seo {
        ...Head_seo
      }
    }
  }
`;

/** The staff, by office where there are several. */
export function AgentsPage({ data, location }: PageProps<AgentsPageQuery>) {
  const intl = useIntl();
  const { languages } = useRouter();
  const { site, page } = data;
  const title = intl.formatMessage({ id: 'agent.title' });
  const intro = intl.formatMessage({ id: 'agent.intro' }, { agency: site.name });
  const offices = site.offices.filter(({ agents }) => agents.length > 0);
  return (
    <Page
      site={site}
      title={title}
      description={intro}
      seo={page?.seo}
      paths={paths('agents', languages)}
    >
      {import.meta.env.SSR && (
        <ListJsonLd
          title={title}
          path={path('agents', location.language)}
          items={site.agents.map((agent) => agent.path)}
        />
      )}
      <div className={`wrap ${css.page}`}>
        <Crumbs here={title} />
        <TitleRow title={title}>{intro}</TitleRow>
        {offices.length > 1 ? (
          offices.map((office) => (
            <section key={office.number} aria-labelledby={`office-${office.number}`}>
              <header className="head">
                <h2 id={`office-${office.number}`}>{office.name}</h2>
              </header>
              <Team agents={office.agents} heading="h3" />
            </section>
          ))
        ) : (
          <Team agents={site.agents} heading="h2" />
        )}
      </div>
    </Page>
  );
}
