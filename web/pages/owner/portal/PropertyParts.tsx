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

/** All parts about one property: page views, viewings, communications, media, prices, documents, demands. */
export function PropertyParts(props: { property: PropertyParts_property$key }) {
  const property = useFragment(
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
      <Figures visits={property.visits} />
      <Chart days={property.visitsPerDay} />
      <div className={`split ${css.parts}`}>
        <Viewings property={property} />
        <Communications property={property} />
        <Sources visits={property.visits} />
        <div className={css.both}>
          <OnlineMedia property={property} />
          <PriceHistory property={property} />
        </div>
        <OwnerDocuments property={property} />
        <Matching property={property} />
      </div>
    </>
  );
}
