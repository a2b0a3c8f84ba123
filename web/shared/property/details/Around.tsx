import type { Around_property$key } from '../../../__generated__/Around_property.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { Stops } from './Stops.tsx';
import { WayTo } from './WayTo.tsx';

/** What is around a property: the way to a place that the visitor names, and the stops of public transport. */
export function Around({
  search,
  ...props
}: {
  property: Around_property$key;
  /** The query string of the page, which may name a place. */
  search: string;
}) {
  const property = useFragment(
    graphql`
      fragment Around_property on Property {
        stops(first: 6) {
          ...Stops_stops
        }
        ...WayTo_property
      }
    `,
    props.property,
  );
  return (
    <>
      <WayTo property={property} search={search} />
      <Stops stops={property.stops} />
    </>
  );
}
