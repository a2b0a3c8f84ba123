import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { PropertyDetail_property$key } from '../../../__generated__/PropertyDetail_property.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { CostsAndDuties } from '../../../shared/property/costs/CostsAndDuties.tsx';
import { addCostTexts } from '../../../shared/property/costs/texts.ts';
import { Description } from '../../../shared/property/details/Description.tsx';
import { DetailSection } from '../../../shared/property/details/DetailSection.tsx';
import { Documents } from '../../../shared/property/details/Documents.tsx';
import { FloodScore } from '../../../shared/property/details/FloodScore.tsx';
import { Plans } from '../../../shared/property/details/Plans.tsx';
import { PropertyHistory } from '../../../shared/property/details/PropertyHistory.tsx';
import { PropertyKeyFacts } from '../../../shared/property/details/PropertyKeyFacts.tsx';
import { Specification } from '../../../shared/property/details/Specification.tsx';
import { Surroundings } from '../../../shared/property/details/Surroundings.tsx';
import { useDetails } from '../../../shared/property/details/useDetails.ts';
import { Energy } from '../../../shared/property/energy/Energy.tsx';
import { PhotoMosaic } from '../../../shared/property/photos/PhotoMosaic.tsx';
import { Videos } from '../../../shared/property/photos/Videos.tsx';
import { Near, nearPart } from '../../../shared/ui/Near.tsx';
import { ActionBar } from './actions/ActionBar.tsx';
import { ActionCard } from './actions/ActionCard.tsx';
import { PropertyCrumbs } from './PropertyCrumbs.tsx';
import css from './PropertyDetail.module.css';
import { PropertySections } from './PropertySections.tsx';
import { PropertyTitle } from './PropertyTitle.tsx';
import { Panoramas } from './panorama/Panoramas.tsx';
import { PlanBoards } from './panorama/PlanBoards.tsx';
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
  () =>
    import('../../../shared/property/costs/CostsAndDuties.tsx').then(
      (module) => module.CostsAndDuties,
    ),
  addCostTexts,
);
const propertyHistory = nearPart(
  import.meta.env.SSR ? PropertyHistory : null,
  () =>
    import('../../../shared/property/details/PropertyHistory.tsx').then(
      (module) => module.PropertyHistory,
    ),
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
