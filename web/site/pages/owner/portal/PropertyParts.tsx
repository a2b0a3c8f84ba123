import { graphql, useFragment } from 'react-relay/hooks';
import type { PropertyParts_property$key } from '../../../../__generated__/PropertyParts_property.graphql.ts';
import { Chart } from '../../../../shared/owner/Chart.tsx';
import { Communications } from '../../../../shared/owner/Communications.tsx';
import { Figures } from '../../../../shared/owner/Figures.tsx';
import { Matching } from '../../../../shared/owner/Matching.tsx';
import { OnlineMedia } from '../../../../shared/owner/OnlineMedia.tsx';
import { PriceHistory } from '../../../../shared/owner/PriceHistory.tsx';
import { Sources } from '../../../../shared/owner/Sources.tsx';
import { Viewings } from '../../../../shared/owner/Viewings.tsx';
import { OwnerDocuments } from './OwnerDocuments.tsx';
import css from './PropertyParts.module.css';

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
