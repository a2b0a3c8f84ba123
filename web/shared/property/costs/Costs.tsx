import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Costs_estimate$key } from '../../../__generated__/Costs_estimate.graphql.ts';
import { graphql, useFragment } from '../../answer/fragment.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { buyerIn } from './buyer.ts';
import { CostForm } from './CostForm.tsx';
import { CostList } from './CostList.tsx';
import css from './Costs.module.css';
import { LoanTable } from './LoanTable.tsx';
import { loanOf } from './shown.ts';
import { useCostSums } from './useCostSums.ts';
import { useLive } from './useLive.ts';

interface Props {
  estimate: Costs_estimate$key;
  /** The query string of the page. */
  search: string;
}

/** What buying or renting costs, by dated rules. The server calculates; once the visitor touches the form, so does the browser. */
export function Costs({ search, ...props }: Props) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const estimate = useFragment(
    graphql`
      fragment Costs_estimate on Estimate {
        problems {
          path
          code
        }
        ...useCostSums_estimate
        ownMoney {
          text
        }
        loan {
          monthly {
            text
          }
          interest {
            text
          }
          table {
            year
            paid {
              text
            }
            interest {
              text
            }
            left {
              text
            }
          }
        }
        facts {
          region
          goal
          dwelling
          land
          lifeAnnuity
          regime
          price {
            amount
            cents
          }
          construction {
            amount
            cents
          }
          statedPercent
          charges {
            amount
            cents
          }
          inventory {
            amount
            cents
          }
          deposit {
            amount
            cents
          }
          depositMonths
        }
      }
    `,
    props.estimate,
  );
  const { facts, loan, ownMoney, problems } = estimate;
  const sums = useCostSums(estimate);
  const said = buyerIn(search);
  const first = {
    shown: { ...sums, ownMoney: ownMoney?.text ?? null, loan: loan ? loanOf(loan) : null },
    wrong: problems.map(({ path }) => path[0] ?? ''),
  };
  const { shown, wrong, wake, follow, Slider } = useLive(first, facts, useLanguage(), form);
  const sale = facts.goal === 'SALE';
  return (
    <div className={css.costs}>
      <p className={css.intro}>
        {intl.formatMessage({ id: sale ? 'property.cost.intro' : 'property.cost.introRent' })}
        {!facts.price && ` ${intl.formatMessage({ id: 'property.cost.hidden' })}`}
      </p>
      <CostForm
        ref={form}
        facts={facts}
        said={said ?? {}}
        search={search}
        wrong={wrong}
        slider={(name, label) => Slider && <Slider key={name} name={name} label={label} />}
        onFocus={wake}
        onPointerEnter={wake}
        onInput={follow}
      />
      <div aria-live="polite">
        {wrong.length > 0 ? (
          <ul className={css.problems} id="cost-problems">
            {wrong.map((name) => (
              <li key={name}>
                <a href={`#cost-${name}`}>
                  {intl.formatMessage({
                    id: `property.cost.problem.${name}` as 'property.cost.problem.price',
                  })}
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <>
            <CostList shown={shown} />
            {shown.loan && <LoanTable loan={shown.loan} />}
          </>
        )}
      </div>
    </div>
  );
}
