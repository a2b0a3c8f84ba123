import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { PropertyDetail_property$key } from '../../../__generated__/PropertyDetail_property.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { buyerIn } from '../../../shared/property/costs/buyer.ts';
import { Costs } from '../../../shared/property/costs/Costs.tsx';
import { Duties } from '../../../shared/property/costs/Duties.tsx';
import { addCostTexts } from '../../../shared/property/costs/texts.ts';
import { Around } from '../../../shared/property/details/Around.tsx';
import { DescriptionWithPhotos } from '../../../shared/property/details/DescriptionWithPhotos.tsx';
import { DetailSection } from '../../../shared/property/details/DetailSection.tsx';
import { Documents } from '../../../shared/property/details/Documents.tsx';
import { FloodScore } from '../../../shared/property/details/FloodScore.tsx';
import { LaterSection } from '../../../shared/property/details/LaterSection.tsx';
import { Plans } from '../../../shared/property/details/Plans.tsx';
import { PropertyHistory } from '../../../shared/property/details/PropertyHistory.tsx';
import { PropertyKeyFacts } from '../../../shared/property/details/PropertyKeyFacts.tsx';
import { Groups, Specification } from '../../../shared/property/details/Specification.tsx';
import { Surroundings } from '../../../shared/property/details/Surroundings.tsx';
import { useDetails } from '../../../shared/property/details/useDetails.ts';
import { labels } from '../../../shared/property/details/words.ts';
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

const costs = nearPart(
  import.meta.env.SSR ? Costs : null,
  () => import('../../../shared/property/costs/Costs.tsx').then((module) => module.Costs),
  addCostTexts,
);
const duties = nearPart(
  import.meta.env.SSR ? Duties : null,
  () => import('../../../shared/property/costs/Duties.tsx').then((module) => module.Duties),
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

const around = nearPart(
  import.meta.env.SSR ? Around : null,
  () => import('../../../shared/property/details/Around.tsx').then((module) => module.Around),
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
        energy {
          ...Energy_energy
        }
        estimate(buyer: $buyer) {
          total {
            text
          }
          complete
          lines {
            id
          }
          duties {
            id
          }
          ...Costs_estimate
          ...Duties_estimate
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
        ...DescriptionWithPhotos_property
        ...PropertySections_property
        ...useDetails_property
        ...Panoramas_property
        ...PlanBoards_property
        ...Videos_property
        ...Surroundings_property
        ...Around_property
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
  const law = groups.filter(({ name }) => lawful.has(name));
  const rest = groups.filter(({ name }) => !lawful.has(name) && !ownSection.has(name));
  const said = buyerIn(search) != null;
  const estimate = property.estimate;
  const t = labels(intl);
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
          <div className={css.look} data-plans={property.plans.length}>
            {property.plans.length > 0 && (
              <DetailSection id="plans" title={t('property.plans')}>
                {boards.size > 0 && <Near part={planBoards} props={{ property }} />}
                <Plans plans={property.plans.filter(({ url }) => !boards.has(url))} />
              </DetailSection>
            )}
            {property.panoramas.length > 0 && <Near part={panoramas} props={{ property }} />}
            <Videos property={property} />
          </div>
          <DescriptionWithPhotos property={property} />
          <Specification groups={rest} />
          <Surroundings property={property}>
            <Near part={around} props={{ property, search }} />
          </Surroundings>
          <Energy energy={property.energy} details={details('energy')} />
          <FloodScore legal={property.legal} details={details('flood')} />
          {law.length > 0 && (
            <div className={css.law}>
              <Groups groups={law} />
            </div>
          )}
          <Documents property={property} />
          {estimate && (
            <LaterSection
              id="estimate"
              title={t('property.costs')}
              hint={
                estimate.lines.length > 0
                  ? intl.formatMessage(
                      { id: estimate.complete ? 'property.costsSum' : 'property.costsLeast' },
                      { amount: estimate.total.text },
                    )
                  : undefined
              }
              open={said}
              className={said ? undefined : css.unasked}
            >
              <Near part={costs} props={{ estimate, search }} />
            </LaterSection>
          )}
          {estimate && estimate.duties.length > 0 && (
            <LaterSection
              id="duties"
              title={t('property.duties')}
              open={said}
              className={said ? undefined : css.unasked}
            >
              <Near part={duties} props={{ estimate }} />
            </LaterSection>
          )}
          {property.history.length > 0 && (
            <LaterSection id="history" title={t('property.history')} className={css.unasked}>
              <Near part={propertyHistory} props={{ property }} />
            </LaterSection>
          )}
        </div>
      </article>
      <SimilarProperties property={property} />
      <ActionBar property={property} card={card} />
    </>
  );
}

/** The groups of details that a section of their own shows. */
const ownSection = new Set(['energy', 'flood']);

/** The groups that the law asks of an advertisement, which stand with energy and water. */
const lawful = new Set(['certificates', 'planning']);
