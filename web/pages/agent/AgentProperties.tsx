import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AgentProperties_properties$key } from '../../__generated__/AgentProperties_properties.graphql.ts';
import { useLanguage } from '../../app/i18n/language.tsx';
import { path } from '../../app/router/paths.ts';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { Empty } from '../list/Empty.tsx';
import { noFilter } from '../list/filter.ts';
import { pageCount } from '../list/filterVariables.ts';
import { Pagination } from '../list/Pagination.tsx';
import { PropertyCard } from '../property/card/PropertyCard.tsx';
import { PropertyGrid } from '../property/card/PropertyGrid.tsx';
import css from './AgentProperties.module.css';

interface Props {
  properties: AgentProperties_properties$key;
  name: string;
  /** The agent's page. */
  path: string;
  page: number;
}

/** The properties of an agent that are on offer, or where to look when there are none now. */
export function AgentProperties({ name, page, ...props }: Props) {
  const intl = useIntl();
  const language = useLanguage();
  const { nodes, totalCount } = useFragment(
    graphql`
      fragment AgentProperties_properties on PropertyConnection {
        totalCount
        nodes {
          id
          ...PropertyCard_property
        }
      }
    `,
    props.properties,
  );
  if (nodes.length === 0) {
    return (
      <Empty
        title={intl.formatMessage({ id: 'agent.empty' }, { name })}
        text={intl.formatMessage({ id: 'agent.emptyText' })}
      >
        <ButtonLink to={path('sale', language)}>
          {intl.formatMessage({ id: 'property.allSale' })}
        </ButtonLink>
        <ButtonLink to={path('rent', language)}>
          {intl.formatMessage({ id: 'property.allRent' })}
        </ButtonLink>
      </Empty>
    );
  }
  return (
    <section className={css.properties} aria-labelledby="properties">
      <header className="head">
        <h2 id="properties">{intl.formatMessage({ id: 'agent.properties' }, { name })}</h2>
        <p className="soft">{intl.formatMessage({ id: 'agent.count' }, { count: totalCount })}</p>
      </header>
      <PropertyGrid>
        {nodes.map((property) => (
          <PropertyCard key={property.id} property={property} heading="h3" />
        ))}
      </PropertyGrid>
      <Pagination list={props.path} filter={{ ...noFilter, page }} pages={pageCount(totalCount)} />
    </section>
  );
}
