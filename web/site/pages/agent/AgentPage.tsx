import { useIntl } from 'react-intl';
import type { AgentPageQuery } from '../../../__generated__/AgentPageQuery.graphql.ts';
import { graphql } from '../../../shared/answer/fragment.ts';
import { AgentJsonLd } from '../../../shared/jsonld/AgentJsonLd.tsx';
import { parseFilter } from '../../../shared/list/filter.ts';
import { pageCount } from '../../../shared/list/filterVariables.ts';
import type { Outcome, PageLocation, PageProps } from '../../../shared/router/page.ts';
import { path } from '../../../shared/router/paths.ts';
import { Crumbs } from '../../../shared/ui/Crumbs.tsx';
import { grouped } from '../../../shared/ui/figures.ts';
import { NotFound } from '../../layout/NotFound.tsx';
import { Page } from '../../layout/Page.tsx';
import { AgentLeft } from './AgentLeft.tsx';
import css from './AgentPage.module.css';
import { AgentProperties } from './AgentProperties.tsx';
import { AgentTop } from './AgentTop.tsx';

export const query = graphql`
  query AgentPageQuery($language: Language!, $path: String!, $slug: String!, $page: Int!)
  {
    site(language: $language) {
      name
      ...Page_site
      ...NotFound_site
      ...AgentLeft_site
    }
    agent(path: $path, language: $language) {
      name
      text
      path
      paths {
        language
        path
      }
      photo {
        ...Head_photo
      }
      office {
        name
      }
      ...AgentTop_agent
      ...AgentJsonLd_agent
    }
    agentLeft(path: $path, language: $language)
    properties(language: $language, filter: { agents: [{ slug: $slug }] }, first: 24, page: $page) {
      totalCount
      ...AgentProperties_properties
    }
  }
`;

type Facts = Pick<AgentPageQuery['response'], 'agent' | 'agentLeft' | 'properties'>;

/** 308 from an address under another name, 410 for an agent who left, 404 for no agent's address and beyond the last page. */
export function outcome(
  { agent, agentLeft, properties }: Facts,
  { pathname, search }: Pick<PageLocation, 'pathname' | 'search'>,
): Outcome {
  if (agent == null) return { status: agentLeft ? 410 : 404 };
  if (agent.path !== pathname) return { status: 308, to: agent.path };
  return { status: parseFilter(search).page <= pageCount(properties.totalCount) ? 200 : 404 };
}

/** An agent: how to reach the agent, at which office, and the agent's own properties. */
export function AgentPage({ data, location }: PageProps<AgentPageQuery>) {
  const intl = useIntl();
  const { site, agent, agentLeft, properties } = data;
  const { page } = parseFilter(location.search);
  if (agent == null) return agentLeft ? <AgentLeft site={site} /> : <NotFound site={site} />;
  const about = { name: agent.name, agency: site.name, office: agent.office.name };
  const title = intl.formatMessage({ id: 'agent.pageTitle' }, about);
  const search = page > 1 ? `?page=${page}` : '';
  return (
    <Page
      site={site}
      title={
        page > 1 ? intl.formatMessage({ id: 'list.paged' }, { title, page: grouped(page) }) : title
      }
      description={agent.text ?? intl.formatMessage({ id: 'agent.description' }, about)}
      image={agent.photo}
      paths={agent.paths.map((to) => ({ language: to.language, path: to.path + search }))}
      {...(page > 1 ? { robots: 'noindex,follow' } : {})}
    >
      {import.meta.env.SSR && <AgentJsonLd agent={agent} />}
      <div className={`wrap ${css.page}`}>
        <Crumbs
          steps={[
            {
              to: path('agents', location.language),
              text: intl.formatMessage({ id: 'agent.title' }),
            },
          ]}
          here={agent.name}
        />
        <AgentTop agent={agent} />
        <AgentProperties properties={properties} name={agent.name} path={agent.path} page={page} />
      </div>
    </Page>
  );
}
