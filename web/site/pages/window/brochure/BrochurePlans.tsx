import { useIntl } from 'react-intl';
import type { BrochurePlans_plans$key } from '../../../../__generated__/BrochurePlans_plans.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { Photo } from '../../../../shared/ui/photo/Photo.tsx';
import css from './BrochurePlans.module.css';
import { Sheet } from './Sheet.tsx';

/** One plan or two, as large as the sheet allows, each with its description. */
export function BrochurePlans(props: { plans: BrochurePlans_plans$key }) {
  const intl = useIntl();
  const plans = useFragment(
    graphql`
      fragment BrochurePlans_plans on Photo @relay(plural: true) {
        url
        alt
        ...Photo_photo
      }
    `,
    props.plans,
  );
  return (
    <Sheet className={css.sheet}>
      <h2>{intl.formatMessage({ id: 'property.plans' })}</h2>
      {plans.map((plan) => (
        <figure key={plan.url}>
          <Photo photo={plan} sizes="100vw" priority decorative />
          <figcaption>{plan.alt}</figcaption>
        </figure>
      ))}
    </Sheet>
  );
}
