import { graphql, useFragment } from 'react-relay/hooks';
import type { PropertyParts_property$key } from '../../../__generated__/PropertyParts_property.graphql.ts';
import { Chart } from './Chart.tsx';
import { Communications } from './Communications.tsx';
import { Figures } from './Figures.tsx';
import { Matching } from './Matching.tsx';
import { OnlineMedia } from './OnlineMedia.tsx';
import { OwnerDocuments } from './OwnerDocuments.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import css from './PropertyParts.module.css';
import { Sources } from './Sources.tsx';
import { Viewings } from './Viewings.tsx';

/** Everything that happens with a home. */
export function PropertyParts(props: { property: PropertyParts_property$key }) {
  const home = useFragment(
    graphql`
      fragment PropertyParts_property on OwnedProperty {
        visits {
          ...Figures_visits
          ...Sources_visits
        }
        visitsPerDay {
          ...Chart_days
        }
        ...Viewings_property
        ...Communications_property
        ...OnlineMedia_property
        ...OwnerDocuments_property
        ...PriceHistory_property
        ...Matching_property
      }
    `,
    props.property,
  );
  return (
    <>
      <Figures visits={home.visits} />
      <Chart days={home.visitsPerDay} />
      <div className={`split ${css.parts}`}>
        <Viewings property={home} />
        <Communications property={home} />
        <Sources visits={home.visits} />
        <div className={css.both}>
          <OnlineMedia property={home} />
          <PriceHistory property={home} />
        </div>
        <OwnerDocuments property={home} />
        <Matching property={home} />
      </div>
    </>
  );
}
