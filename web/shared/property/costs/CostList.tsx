import { useIntl } from 'react-intl';
import css from './CostList.module.css';
import { Source } from './Source.tsx';
import type { Shown, ShownLine } from './shown.ts';

/** The lines of an estimate with their rules, then the sums. What is not known says so. */
export function CostList({ shown }: { shown: Shown }) {
  const intl = useIntl();
  const { lines, total, complete, withPrice, ownMoney, loan } = shown;
  const least = (amount: string) =>
    complete ? amount : intl.formatMessage({ id: 'property.cost.atLeast' }, { amount });
  return (
    <>
      <dl className={css.lines}>
        {lines.map((line) => (
          <CostLine key={line.id} line={line} />
        ))}
      </dl>
      {lines.some(({ amount }) => amount != null) && (
        <dl className={css.sums}>
          <Sum
            name={intl.formatMessage({
              id: complete ? 'property.cost.total' : 'property.cost.known',
            })}
            amount={least(total)}
          />
          {withPrice && (
            <Sum
              name={intl.formatMessage({ id: 'property.cost.withPrice' })}
              amount={least(withPrice)}
            />
          )}
          {ownMoney && loan && (
            <Sum
              name={intl.formatMessage({ id: 'property.cost.ownMoney' })}
              amount={least(ownMoney)}
            />
          )}
        </dl>
      )}
    </>
  );
}

function Sum({ name, amount }: { name: string; amount: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

function CostLine({ line: { name, amount, lowest, most, rule } }: { line: ShownLine }) {
  const intl = useIntl();
  return (
    <div>
      <dt>
        {name}
        <small>
          {rule?.name ?? intl.formatMessage({ id: 'property.cost.noRule' })}
          {rule?.terms && ` · ${rule.terms}`}
          {most && ` · ${intl.formatMessage({ id: 'property.cost.most' }, { amount: most })}`}
        </small>
        {rule && <Source {...rule} />}
      </dt>
      <dd>
        {amount == null && intl.formatMessage({ id: 'property.cost.unknown' })}
        {lowest && lowest !== amount && `${lowest} – `}
        {amount}
        {amount != null && rule?.estimated && (
          <small>{intl.formatMessage({ id: 'property.cost.estimated' })}</small>
        )}
      </dd>
    </div>
  );
}
