import { useIntl } from 'react-intl';
import type { BrochureFigures_property$key } from '../../../../__generated__/BrochureFigures_property.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { PropertyKeyFacts } from '../../../../shared/property/details/PropertyKeyFacts.tsx';
import { useDetails } from '../../../../shared/property/details/useDetails.ts';
import { CardLaw } from '../CardLaw.tsx';
import { lawGroups } from '../lawGroups.ts';
import { SheetRows } from '../SheetRows.tsx';
import { BrochureCosts } from './BrochureCosts.tsx';
import css from './BrochureFigures.module.css';

/** Key figures, all details, what the law asks an advertisement to say, costs and duties, over as many sheets as they need. */
export function BrochureFigures(props: { property: BrochureFigures_property$key }) {
  const intl = useIntl();
  const property = useFragment(
    graphql`
      fragment BrochureFigures_property on Property {
        estimate {
          ...BrochureCosts_estimate
        }
        ...PropertyKeyFacts_property
        ...useDetails_property
        ...CardLaw_property
      }
    `,
    props.property,
  );
  const groups = useDetails(property).filter(({ name }) => !lawGroups.includes(name));
  return (
    <div className={css.figures}>
      <div className={css.part}>
        <h2>{intl.formatMessage({ id: 'property.details' })}</h2>
        <PropertyKeyFacts property={property} />
        <div className={css.groups}>
          {groups.map(({ name, title, details }) => (
            <div key={name}>
              <h3>{title}</h3>
              <SheetRows details={details} />
            </div>
          ))}
        </div>
      </div>
      <div className={css.law}>
        <CardLaw property={property} />
      </div>
      {property.estimate && <BrochureCosts estimate={property.estimate} />}
    </div>
  );
}
