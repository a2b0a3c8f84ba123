import { useIntl } from 'react-intl';
import type { OtherProperties_properties$key } from '../../../__generated__/OtherProperties_properties.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { useLanguage } from '../../../shared/i18n/language.tsx';
import { PropertyCard } from '../../../shared/property/card/PropertyCard.tsx';
import { PropertyGrid } from '../../../shared/property/card/PropertyGrid.tsx';
import { path } from '../../../shared/router/paths.ts';
import { More } from '../../../shared/ui/More.tsx';
import css from './OtherProperties.module.css';

interface Props {
  properties: OtherProperties_properties$key;
  /** Which list the link under the cards leads to. */
  goal: string;
}

/** Other properties on offer, under the one the visitor looks at or did not find; nothing when there are none. */
export function OtherProperties({ goal, ...props }: Props) {
  const intl = useIntl();
  const language = useLanguage();
  const properties = useFragment(
    graphql`
      fragment OtherProperties_properties on Property @relay(plural: true) {
        id
        ...PropertyCard_property
      }
    `,
    props.properties,
  );
  if (properties.length === 0) return null;
  const rent = goal === 'RENT';
  return (
    <section className={`section band ${css.others}`} aria-labelledby="similar">
      <div className="wrap">
        <header className="head">
          <h2 id="similar">{intl.formatMessage({ id: 'property.similar' })}</h2>
          <More to={path(rent ? 'rent' : 'sale', language)}>
            {intl.formatMessage({ id: rent ? 'property.allRent' : 'property.allSale' })}
          </More>
        </header>
        <PropertyGrid aside lying>
          {properties.map((property) => (
            <PropertyCard key={property.id} property={property} heading="h3" />
          ))}
        </PropertyGrid>
      </div>
    </section>
  );
}
