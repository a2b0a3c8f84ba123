import { useIntl } from 'react-intl';
import type { Monthly_property$key } from '../../../../__generated__/Monthly_property.graphql.ts';
import { graphql, useFragment } from '../../../../shared/answer/fragment.ts';
import { decimal, euro } from '../../../../shared/ui/figures.ts';
import css from './Monthly.module.css';

/** What the sentence says of a loan. */
interface Loan {
  readonly amount: { readonly amount: number };
  readonly rate: number;
  readonly years: number;
  readonly share: number | null | undefined;
  readonly monthly: { readonly amount: number; readonly cents: number };
}

/**
 * What a property costs a month, beside its price: a rent with its charges, or a usual loan, which says what it assumes. A visitor who
 * calculated with another loan sees that one. Nothing where no loan is usual.
 */
export function Monthly(props: { property: Monthly_property$key }) {
  const intl = useIntl();
  const { goal, price, costs, estimate } = useFragment(
    graphql`
      fragment Monthly_property on Property {
        goal
        price {
          amount
        }
        costs {
          charges {
            amount
          }
        }
        estimate(buyer: $buyer) {
          loan {
            amount {
              amount
            }
            rate
            years
            share
            monthly {
              amount
              cents
            }
          }
          usualLoan {
            amount {
              amount
            }
            rate
            years
            share
            monthly {
              amount
              cents
            }
          }
        }
      }
    `,
    props.property,
  );
  if (goal === 'RENT') {
    if (!price.amount || !costs.charges?.amount) return null;
    const amount = euro(price.amount + costs.charges.amount);
    return (
      <p className={css.monthly}>
        <strong>{intl.formatMessage({ id: 'property.month' }, { amount })}</strong>{' '}
        {intl.formatMessage({ id: 'property.monthCharges' })}
      </p>
    );
  }
  const loan: Loan | null | undefined = estimate?.loan ?? estimate?.usualLoan;
  if (!loan) return null;
  const { monthly, years, share } = loan;
  const amount = euro(monthly.amount + (monthly.cents >= 50 ? 1 : 0));
  const borrowed = loan.amount.amount;
  const rate = decimal(loan.rate);
  const says = { loan: euro(borrowed), years, rate, share: decimal(share ?? 0) };
  const search = `loan=${borrowed}&rate=${rate}&years=${years}`;
  return (
    <p className={css.monthly}>
      <strong>{intl.formatMessage({ id: 'property.month' }, { amount })}</strong>{' '}
      {intl.formatMessage(
        { id: estimate?.loan ? 'property.monthOwn' : 'property.monthLoan' },
        says,
      )}{' '}
      <a href={`?${search}#estimate`} rel="nofollow">
        {intl.formatMessage({ id: 'property.monthOther' })}
      </a>
    </p>
  );
}
