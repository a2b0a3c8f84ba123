import type { Realisations_properties$key } from '../../__generated__/Realisations_properties.graphql.ts';
import { graphql, useFragment } from '../../shared/answer/fragment.ts';
import { repeated } from '../../shared/answer/repeated.tsx';
import { Realisation } from './Realisation.tsx';
import css from './Realisations.module.css';

/** Realisations, laid like bricks in a half-brick bond. */
export const Realisations = repeated('Realisations', Bond);

function Bond(props: { properties: Realisations_properties$key }) {
  const properties = useFragment(
    graphql`
      fragment Realisations_properties on Property @relay(plural: true) {
        id
        ...Realisation_property
      }
    `,
    props.properties,
  );
  return (
    <div className={css.bond}>
      {properties.map((property) => (
        <Realisation key={property.id} property={property} />
      ))}
    </div>
  );
}
