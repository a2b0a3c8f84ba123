import { useIntl } from 'react-intl';
import type { Duties_estimate$key } from '../../../__generated__/Duties_estimate.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import css from './Costs.module.css';
import { DutyPlan } from './DutyPlan.tsx';

/** What the law asks of who buys or owns the property, as a dated plan. */
export function Duties(props: { estimate: Duties_estimate$key }) {
  const intl = useIntl();
  const { duties } = useFragment(
    graphql`
      fragment Duties_estimate on Estimate {
        duties {
          ...DutyPlan_duties
        }
      }
    `,
    props.estimate,
  );
  return (
    <>
      <p className={css.intro}>{intl.formatMessage({ id: 'property.duty.intro' })}</p>
      <DutyPlan duties={duties} />
    </>
  );
}
