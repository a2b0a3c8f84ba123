import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Matching_property$key } from '../../__generated__/Matching_property.graphql.ts';
import { BrokerLine } from '../property/Broker.tsx';
import { grouped } from '../ui/figures.ts';
import css from './Matching.module.css';
import { Part } from './Part.tsx';

/** How many registered demands the property matches, and the agent to ask about them. */
export function Matching(props: { property: Matching_property$key }) {
  const intl = useIntl();
  const { matchingDemands: count, agent } = useFragment(
    graphql`
      fragment Matching_property on OwnedProperty {
        matchingDemands
        agent {
          name
          path
          phone
          office {
            name
          }
          initials
          photo {
            url
            width
            height
            alt
          }
        }
      }
    `,
    props.property,
  );
  return (
    <Part title={intl.formatMessage({ id: 'owner.matching' })}>
      <p className={css.count}>
        <strong>{grouped(count)}</strong>{' '}
        <span>{intl.formatMessage({ id: 'owner.matchingText' }, { count })}</span>
      </p>
      <BrokerLine agent={agent} className={css.broker} />
    </Part>
  );
}
