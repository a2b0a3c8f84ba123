import { useIntl } from 'react-intl';
import list from './CostList.module.css';
import css from './LoanTable.module.css';
import type { ShownLoan } from './shown.ts';

/** A loan: what it costs a month, all its interest, and its years in a table that opens. */
export function LoanTable({ loan: { monthly, interest, table } }: { loan: ShownLoan }) {
  const intl = useIntl();
  const heads = ['year', 'paid', 'interest', 'left'] as const;
  return (
    <>
      <dl className={list.sums}>
        <div>
          <dt>{intl.formatMessage({ id: 'property.cost.monthly' })}</dt>
          <dd>{monthly}</dd>
        </div>
        <div>
          <dt>{intl.formatMessage({ id: 'property.cost.allInterest' })}</dt>
          <dd>{interest}</dd>
        </div>
      </dl>
      <details className={css.years}>
        <summary>{intl.formatMessage({ id: 'property.cost.table' })}</summary>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {intl.formatMessage({ id: `property.cost.head.${head}` })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.map((row) => (
              <tr key={row.year}>
                <th scope="row">{row.year}</th>
                <td>{withCents(row.paid)}</td>
                <td>{withCents(row.interest)}</td>
                <td>{withCents(row.left)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

/** An amount with its cents, also where they are none, so that a column is read from above to below. */
const withCents = (amount: string) => (/,\d\d$/.test(amount) ? amount : `${amount},00`);
