import type { Latest_properties$key } from '../../__generated__/Latest_properties.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { PropertyCard } from '../../shared/property/card/PropertyCard.tsx';
import css from './Latest.module.css';

const large = '(min-width: 72rem) 40rem, 78vw';
const small = '(min-width: 72rem) 19rem, (min-width: 48rem) 46vw, 78vw';

/** The latest properties: the first card large, the others small. */
export function Latest(props: { properties: Latest_properties$key }) {
  const properties = useFragment(
    graphql`
      fragment Latest_properties on Property @relay(plural: true) {
        id
        ...PropertyCard_property
      }
    `,
    props.properties,
  );
  return (
    <div className={css.latest}>
      {properties.map((property, i) => (
        <PropertyCard
          key={property.id}
          property={property}
          heading="h3"
          size={i === 0 ? 'large' : 'small'}
          sizes={i === 0 ? large : small}
        />
      ))}
    </div>
  );
}
