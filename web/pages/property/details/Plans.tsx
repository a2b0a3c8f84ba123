import { graphql, useFragment } from 'react-relay/hooks';
import type { Plans_plans$key } from '../../../__generated__/Plans_plans.graphql.ts';
import { Photo } from '../../../components/ui/Photo.tsx';
import css from './Plans.module.css';

/** Floor plans, each with its description and a link to the full picture. */
export function Plans(props: { plans: Plans_plans$key }) {
  const plans = useFragment(
    graphql`
      fragment Plans_plans on Photo @relay(plural: true) {
        url
        alt
        ...Photo_photo
      }
    `,
    props.plans,
  );
  return (
    <div className={css.plans}>
      {plans.map((plan) => (
        <a key={plan.url} href={plan.url}>
          <Photo photo={plan} sizes="(min-width: 60rem) 19rem, 90vw" decorative />
          {plan.alt}
        </a>
      ))}
    </div>
  );
}
