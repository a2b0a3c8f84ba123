import type { Cards_properties$key } from '../../__generated__/Cards_properties.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { PropertyCard } from '../../shared/property/card/PropertyCard.tsx';
import { PropertyGrid } from '../../shared/property/card/PropertyGrid.tsx';
import { type Frame, headingIn } from './frame.ts';

/** Property cards side by side, as in a list. */
export function Cards({ frame, ...props }: { properties: Cards_properties$key; frame: Frame }) {
  const properties = useFragment(
    graphql`
      fragment Cards_properties on Property @relay(plural: true) {
        id
        ...PropertyCard_property
      }
    `,
    props.properties,
  );
  return (
    <PropertyGrid>
      {properties.map((property) => (
        <PropertyCard key={property.id} property={property} heading={headingIn(frame)} />
      ))}
    </PropertyGrid>
  );
}
