import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AboutProperty_property$key } from '../__generated__/AboutProperty_property.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { Block } from '../ui/Block.tsx';
import css from './Property.module.css';
import { sourceText } from './Source.tsx';
import { standingText } from './standings.ts';

interface Props {
  property: AboutProperty_property$key;
  number: number;
}

/** What a property is and does, in figures. */
export function AboutProperty({ property: key, number }: Props) {
  const say = useText();
  const { locale } = useIntl();
  const property = useFragment(
    graphql`
      fragment AboutProperty_property on DeskProperty {
        reference
        goal
        standing
        price {
          text
        }
        shown
        held
        visits
        leadCount
        owners
        matchingDemands
        agent
        sourceKind
        sourceName
      }
    `,
    key,
  );
  const { standing, shown, held, owners, leadCount } = property;
  const seen = held ? 'properties.held' : shown ? 'properties.shown' : 'properties.hidden';
  const leads = leadCount != null && (
    <Link to={{ screen: 'inbox', list: 'ALL', filter: { property: number } }}>
      {leadCount.toLocaleString(locale)}
    </Link>
  );
  const facts: readonly (readonly [string, ReactNode])[] = [
    [say('properties.number'), property.reference],
    [say('properties.state'), [standingText(say, standing, property.goal), say(seen)].join(', ')],
    [say('properties.price'), property.price?.text],
    [say('properties.visits'), property.visits.toLocaleString(locale)],
    [say('properties.leads'), leads],
    [say('properties.demands'), property.matchingDemands?.toLocaleString(locale)],
    [
      say('properties.owners'),
      owners ? owners.join(', ') || say('properties.owners.none') : undefined,
    ],
    [say('properties.agent'), property.agent],
    [say('properties.from'), sourceText(say, property.sourceKind, property.sourceName)],
  ];
  return (
    <Block title={say('properties.facts')}>
      <dl className={css.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name}.`}>{value}</dd>])}
      </dl>
    </Block>
  );
}
