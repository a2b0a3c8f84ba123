import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SimilarProperties_property$key } from '../__generated__/SimilarProperties_property.graphql.ts';
import { useLanguage } from '../i18n/language.tsx';
import { path } from '../router/paths.ts';
import { More } from '../ui/More.tsx';
import { PropertyCard } from './PropertyCard.tsx';
import { PropertyGrid } from './PropertyGrid.tsx';
import css from './SimilarProperties.module.css';

/** Three homes that can still be had and look like this one; nothing when there are none. */
export function SimilarProperties(props: { property: SimilarProperties_property$key }) {
  const intl = useIntl();
  const language = useLanguage();
  const { goal, similar } = useFragment(
    graphql`
      fragment SimilarProperties_property on Property {
        goal
        similar(first: 3) {
          id
          ...PropertyCard_property
        }
      }
    `,
    props.property,
  );
  if (similar.length === 0) return null;
  const rent = goal === 'RENT';
  return (
    <section className={`section band ${css.similar}`} aria-labelledby="similar">
      <div className="wrap">
        <header className="head">
          <h2 id="similar">{intl.formatMessage({ id: 'property.similar' })}</h2>
          <More to={path(rent ? 'rent' : 'sale', language)}>
            {intl.formatMessage({ id: rent ? 'property.allRent' : 'property.allSale' })}
          </More>
        </header>
        <PropertyGrid aside>
          {similar.map((property) => (
            <PropertyCard key={property.id} property={property} heading="h3" />
          ))}
        </PropertyGrid>
      </div>
    </section>
  );
}
