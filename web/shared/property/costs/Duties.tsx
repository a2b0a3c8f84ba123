import { useIntl } from 'react-intl';
import type { Duties_estimate$key } from '../../../__generated__/Duties_estimate.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { DetailSection } from '../details/DetailSection.tsx';
import { buyerIn } from './buyer.ts';
import css from './Costs.module.css';
import { DutyPlan } from './DutyPlan.tsx';

/** What the law asks of who buys or owns the property, as a dated plan; nothing where it asks nothing. */
export function Duties({
  search,
  ...props
}: {
  estimate: Duties_estimate$key;
  /** The query string of the page: it prints with the plan once something was calculated. */
  search: string;
}) {
  const intl = useIntl();
  const estimate = useFragment(
    graphql`
      fragment Duties_estimate on Estimate {
        duties {
          ...DutyPlan_duties
        }
      }
    `,
    props.estimate,
  );
  if (estimate.duties.length === 0) return null;
  return (
    <DetailSection
      id="duties"
      title={intl.formatMessage({ id: 'property.duties' })}
      className={buyerIn(search) ? undefined : css.unasked}
    >
      <p className={css.intro}>{intl.formatMessage({ id: 'property.duty.intro' })}</p>
      <DutyPlan duties={estimate.duties} />
    </DetailSection>
  );
}
