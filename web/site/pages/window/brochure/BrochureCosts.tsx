import { useIntl } from 'react-intl';
import type { BrochureCosts_estimate$key } from '../../../../__generated__/BrochureCosts_estimate.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { CostList } from '../../../../shared/property/costs/CostList.tsx';
import { DutyPlan } from '../../../../shared/property/costs/DutyPlan.tsx';
import { useCostSums } from '../../../../shared/property/costs/useCostSums.ts';
import css from './BrochureFigures.module.css';

/** What buying or renting costs, by dated rules, and what the law asks; without a public price, only where to calculate it. */
export function BrochureCosts(props: { estimate: BrochureCosts_estimate$key }) {
  const intl = useIntl();
  const estimate = useFragment(
    graphql`
      fragment BrochureCosts_estimate on Estimate {
        price {
          text
        }
        ...useCostSums_estimate
        duties {
          ...DutyPlan_duties
        }
        facts {
          goal
        }
      }
    `,
    props.estimate,
  );
  const sums = useCostSums(estimate);
  const { price, facts, duties } = estimate;
  const intro = facts.goal === 'RENT' ? 'property.cost.introRent' : 'property.cost.intro';
  return (
    <>
      <div className={css.part}>
        <h2>{intl.formatMessage({ id: 'property.costs' })}</h2>
        <p className={css.intro}>
          {price && `${intl.formatMessage({ id: intro })} `}
          {intl.formatMessage({ id: 'window.calculate' })}
        </p>
        {price && <CostList shown={sums} />}
      </div>
      {duties.length > 0 && (
        <div className={css.part}>
          <h2>{intl.formatMessage({ id: 'property.duties' })}</h2>
          <p className={css.intro}>{intl.formatMessage({ id: 'window.noAdvice' })}</p>
          <DutyPlan duties={duties} />
        </div>
      )}
    </>
  );
}
