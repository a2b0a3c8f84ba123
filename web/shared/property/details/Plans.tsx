import type { Plans_plans$key } from '../../../__generated__/Plans_plans.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { Photo } from '../../ui/photo/Photo.tsx';
import { useLightbox } from '../photos/useLightbox.tsx';
import css from './Plans.module.css';

/** Floor plans, each with its description. A click opens it over the page; without scripts it leads to the full picture. */
export function Plans(props: { plans: Plans_plans$key }) {
  const plans = useFragment(
    graphql`
      fragment Plans_plans on Photo @relay(plural: true) {
        url
        alt
        ...Photo_photo
        ...Lightbox_photos
      }
    `,
    props.plans,
  );
  const { follow, preload, lightbox } = useLightbox(plans, true);
  return (
    <>
      <div className={css.plans}>
        {plans.map((plan, i) => (
          <a key={plan.url} href={plan.url} onClick={follow(i, plan.url)} {...preload}>
            <Photo photo={plan} sizes="(min-width: 60rem) 19rem, 90vw" decorative />
            {plan.alt}
          </a>
        ))}
      </div>
      {lightbox}
    </>
  );
}
