import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PropertyDetail_property$key } from '../../__generated__/PropertyDetail_property.graphql.ts';
import { Near, nearPart } from '../../components/ui/Near.tsx';
import { ActionBar } from './actions/ActionBar.tsx';
import { ActionCard } from './actions/ActionCard.tsx';
import { CostsAndDuties } from './costs/CostsAndDuties.tsx';
import { addCostTexts } from './costs/texts.ts';
import { Description } from './details/Description.tsx';
import { DetailSection } from './details/DetailSection.tsx';
import { Documents } from './details/Documents.tsx';
import { FloodScore } from './details/FloodScore.tsx';
import { Plans } from './details/Plans.tsx';
import { PropertyHistory } from './details/PropertyHistory.tsx';
import { PropertyKeyFacts } from './details/PropertyKeyFacts.tsx';
import { Specification } from './details/Specification.tsx';
import { Surroundings } from './details/Surroundings.tsx';
import { useDetails } from './details/useDetails.ts';
import { Energy } from './energy/Energy.tsx';
import { PropertyCrumbs } from './PropertyCrumbs.tsx';
import css from './PropertyDetail.module.css';
import { PropertySections } from './PropertySections.tsx';
import { PropertyTitle } from './PropertyTitle.tsx';
import { Panoramas } from './panorama/Panoramas.tsx';
import { PlanBoards } from './panorama/PlanBoards.tsx';
import { PhotoMosaic } from './photos/PhotoMosaic.tsx';
import { Videos } from './photos/Videos.tsx';
import { SimilarProperties } from './SimilarProperties.tsx';
import { usePageView } from './usePageView.ts';

const planBoards = nearPart(import.meta.env.SSR ? PlanBoards : null, () =>
  import('./panorama/PlanBoards.tsx').then((module) => module.PlanBoards),
);
const panoramas = nearPart(import.meta.env.SSR ? Panoramas : null, () =>
  import('./panorama/Panoramas.tsx').then((module) => module.Panoramas),
);

const costsAndDuties = nearPart(
  import.meta.env.SSR ? CostsAndDuties : null,
  () => import('./costs/CostsAndDuties.tsx').then((module) => module.CostsAndDuties),
  addCostTexts,
);
const propertyHistory = nearPart(
  import.meta.env.SSR ? PropertyHistory : null,
  () => import('./details/PropertyHistory.tsx').then((module) => module.PropertyHistory),
  addCostTexts,
);

/** A property on offer or a realisation: photos, price and actions, description, all details. */
export function PropertyDetail({
  search,
  ...props
}: {
  property: PropertyDetail_property$key;
  /** The query string of the page, which says what the visitor calculates with. */
  search: string;
}) {
  const intl = useIntl();
  const card = useRef<HTMLElement>(null);
  const property = useFragment(
    graphql`
      fragment PropertyDetail_property on Property {
        number
        description
        energy {
          ...Energy_energy
        }
        estimate(buyer: $buyer) {
          ...CostsAndDuties_estimate
        }
        legal {
          ...FloodScore_legal
        }
        plans {
          url
          ...Plans_plans
        }
        planPoints {
          plan {
            url
          }
        }
        panoramas {
          url
        }
        history {
          kind
        }
        ...PropertyCrumbs_property
        ...PhotoMosaic_property
        ...PropertyTitle_property
        ...ActionCard_property
        ...PropertyKeyFacts_property
        ...PropertyHistory_property
        ...PropertySections_property
        ...useDetails_property
        ...Panoramas_property
        ...PlanBoards_property
        ...Videos_property
        ...Surroundings_property
        ...Documents_property
        ...SimilarProperties_property
        ...ActionBar_property
      }
    `,
    props.property,
  );
  usePageView(property.number);
  const groups = useDetails(property);
  const details = (group: string) => groups.find(({ name }) => name === group)?.details ?? [];
  const boards = new Set(property.planPoints.map(({ plan }) => plan.url));
  const rest = groups.filter(({ name }) => name !== 'energy' && name !== 'flood');
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
          <PropertySections property={property} groups={groups} />
          <Description text={property.description} />
          <Energy energy={property.energy} details={details('energy')} />
          <Specification groups={rest} />
          <FloodScore legal={property.legal} details={details('flood')} />
          {property.estimate && (
            <Near part={costsAndDuties} props={{ estimate: property.estimate, search }} />
          )}
          {property.plans.length > 0 && (
            <DetailSection id="plans" title={intl.formatMessage({ id: 'property.plans' })}>
              {boards.size > 0 && <Near part={planBoards} props={{ property }} />}
              <Plans plans={property.plans.filter(({ url }) => !boards.has(url))} />
            </DetailSection>
          )}
          {property.panoramas.length > 0 && <Near part={panoramas} props={{ property }} />}
          <Videos property={property} />
          <Surroundings property={property} />
          <Documents property={property} />
          {property.history.length > 0 && <Near part={propertyHistory} props={{ property }} />}
        </div>
      </article>
      <SimilarProperties property={property} />
      <ActionBar property={property} card={card} />
    </>
  );
}
