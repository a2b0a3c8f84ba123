import { useId } from 'react';
import { useIntl } from 'react-intl';
import css from './UnitTable.module.css';
import { columns, type Order, orders } from './unitOrder.ts';

interface Props {
  /** Numbers of bedrooms to choose from. */
  choices: readonly number[];
  /** The chosen number; null for all. */
  bedrooms: number | null;
  onBedrooms: (bedrooms: number | null) => void;
  by: Order;
  onOrder: (by: Order) => void;
}

/** Selects the number of bedrooms and, on small screens, where the columns have no heads, the order. */
export function UnitChoice({ choices, bedrooms, onBedrooms, by, onOrder }: Props) {
  const intl = useIntl();
  const id = useId();
  return (
    <p className={css.choice}>
      {choices.length > 1 && (
        <span>
          <label htmlFor={`${id}-bedrooms`}>{intl.formatMessage({ id: 'project.bedrooms' })}</label>
          <select
            id={`${id}-bedrooms`}
            value={bedrooms ?? ''}
            onChange={({ target: { value } }) => onBedrooms(value ? Number(value) : null)}
          >
            <option value="">{intl.formatMessage({ id: 'project.anyBedrooms' })}</option>
            {choices.map((number) => (
              <option key={number}>{number}</option>
            ))}
          </select>
        </span>
      )}
      <span className={css.order}>
        <label htmlFor={`${id}-order`}>{intl.formatMessage({ id: 'project.order' })}</label>
        <select
          id={`${id}-order`}
          value={by}
          onChange={({ target: { value } }) => onOrder(value as Order)}
        >
          {orders.map((order) => (
            <option key={order} value={order}>
              {intl.formatMessage({ id: columns[order] })}
            </option>
          ))}
        </select>
      </span>
    </p>
  );
}
