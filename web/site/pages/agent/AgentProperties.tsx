import { useIntl } from 'react-intl';
import type { AgentProperties_properties$key } from '../../../__generated__/AgentProperties_properties.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { Empty } from '../../../shared/list/Empty.tsx';
import { noFilter } from '../../../shared/list/filter.ts';
import { pageCount } from '../../../shared/list/filterVariables.ts';
import { Pagination } from '../../../shared/list/Pagination.tsx';
import { PropertyCard } from '../../../shared/property/card/PropertyCard.tsx';
import { PropertyGrid } from '../../../shared/property/card/PropertyGrid.tsx';
import { path } from '../../../shared/router/paths.ts';
import { ButtonLink } from '../../../shared/ui/Button.tsx';
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
