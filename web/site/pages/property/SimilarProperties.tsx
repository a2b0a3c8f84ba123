import type { SimilarProperties_property$key } from '../../../__generated__/SimilarProperties_property.graphql.ts';
import { graphql, useFragment } from '../../../shared/answer/fragment.ts';
import { OtherProperties } from './OtherProperties.tsx';

/** Three similar properties on offer; nothing when there are none. */
export function SimilarProperties(props: { property: SimilarProperties_property$key }) {
  const { goal, similar } = useFragment(
    graphql`
      fragment SimilarProperties_property on Property {
        goal
        similar(first: 3) {
          ...OtherProperties_properties
        }
      }
    `,
    props.property,
  );
  return <OtherProperties properties={similar} goal={goal} />;
}
