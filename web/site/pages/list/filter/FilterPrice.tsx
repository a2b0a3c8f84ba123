import { useIntl } from 'react-intl';
import { repeated } from '../../../../shared/answer/repeated.tsx';
import { euro } from '../../../../shared/ui/figures.ts';
import css from './FilterPop.module.css';
import { FilterPop } from './FilterPop.tsx';
import type { Draft } from './filterDraft.ts';
import { amounts, priceWords } from './filterPrice.ts';

interface Props {
  goal: 'sale' | 'rent';
  draft: Draft;
  className?: string | undefined;
}

/** The lowest and highest price; for rentals per month. */
export function FilterPrice({ goal, draft, className }: Props) {
  const intl = useIntl();
  const { priceMin, priceMax } = draft.filter;
  const limits = [
    { name: 'priceMin', label: 'list.from', none: 'list.noMinimum', value: priceMin },
    { name: 'priceMax', label: 'list.to', none: 'list.noMaximum', value: priceMax },
  ] as const;
  return (
    <FilterPop
      label={intl.formatMessage({ id: 'list.price' })}
      chosen={priceWords(intl, priceMin, priceMax) ?? intl.formatMessage({ id: 'list.allPrices' })}
      className={className}
    >
      <div className={css.pair}>
        {limits.map((limit) => (
          <Limit
            key={limit.name}
            {...{ goal, ...limit }}
            change={(amount) => draft.apply({ [limit.name]: amount })}
          />
        ))}
      </div>
    </FilterPop>
  );
}

interface LimitProps {
  goal: 'sale' | 'rent';
  name: 'priceMin' | 'priceMax';
  label: 'list.from' | 'list.to';
  none: 'list.noMinimum' | 'list.noMaximum';
  value: number | null;
  change: (amount: number | null) => void;
}

/** The lowest or the highest price, most often one that other lists have too. */
const Limit = repeated('PriceLimit', LimitSelect);

function LimitSelect({ goal, name, label, none, value, change }: LimitProps) {
  const intl = useIntl();
  return (
    <label className={css.field}>
      {intl.formatMessage({ id: label })}
      <select
        name={name}
        value={value ?? ''}
        onChange={(event) => change(Number(event.target.value) || null)}
      >
        <option value="">{intl.formatMessage({ id: none })}</option>
        {amounts(goal, value).map((amount) => (
          <option key={amount} value={amount}>
            {euro(amount)}
          </option>
        ))}
      </select>
    </label>
  );
}
