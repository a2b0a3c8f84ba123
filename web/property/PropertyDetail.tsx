import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PropertyDetail_property$key } from '../__generated__/PropertyDetail_property.graphql.ts';
import { ActionBar } from './ActionBar.tsx';
import { ActionCard } from './ActionCard.tsx';
import { Description } from './Description.tsx';
import { DetailSection } from './DetailSection.tsx';
import { Documents } from './Documents.tsx';
import { Energy } from './Energy.tsx';
import { FloodScore } from './FloodScore.tsx';
import { PhotoMosaic } from './PhotoMosaic.tsx';
import { Plans } from './Plans.tsx';
import { PropertyCrumbs } from './PropertyCrumbs.tsx';
import './print.css';
import css from './PropertyDetail.module.css';
import { PropertyKeyFacts } from './PropertyKeyFacts.tsx';
import { PropertyTitle } from './PropertyTitle.tsx';
import { SimilarProperties } from './SimilarProperties.tsx';
import { Specification } from './Specification.tsx';

/** A property that can be had, or a reference: photos, price and actions, the agency's words, all details. */
export function PropertyDetail(props: { property: PropertyDetail_property$key }) {
  const intl = useIntl();
  const card = useRef<HTMLElement>(null);
  const property = useFragment(
    graphql`
      fragment PropertyDetail_property on Property {
        description
        energy {
          ...Energy_energy
        }
        legal {
          ...FloodScore_legal
        }
        plans {
          ...Plans_plans
        }
        ...PropertyCrumbs_property
        ...PhotoMosaic_property
        ...PropertyTitle_property
        ...ActionCard_property
        ...PropertyKeyFacts_property
        ...Specification_property
        ...Documents_property
        ...SimilarProperties_property
        ...ActionBar_property
      }
    `,
    props.property,
  );
  return (
    <>
      <article>
        <div className="wrap">
          <PropertyCrumbs property={property} />
          <PhotoMosaic property={property} />
        </div>
        <div className={`wrap ${css.detail}`}>
          <PropertyTitle property={property} className={css.title} />
          <ActionCard property={property} card={card} />
          <PropertyKeyFacts property={property} />
          <Description text={property.description} />
          <Energy energy={property.energy} />
          <Specification property={property} />
          <FloodScore legal={property.legal} />
          {property.plans.length > 0 && (
            <DetailSection id="plans" title={intl.formatMessage({ id: 'property.plans' })}>
              <Plans plans={property.plans} />
            </DetailSection>
          )}
          <Documents property={property} />
        </div>
      </article>
      <SimilarProperties property={property} />
      <ActionBar property={property} card={card} />
    </>
  );
}
