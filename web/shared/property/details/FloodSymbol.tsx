import { useIntl } from 'react-intl';
import css from './FloodScore.module.css';

/** The legal symbol of a flood score D, a house in the water, with a text alternative. */
export function FloodSymbol() {
  const intl = useIntl();
  return (
    <svg
      className={css.symbol}
      viewBox="0 0 48 48"
      role="img"
      aria-label={intl.formatMessage({ id: 'property.flood.symbol' })}
    >
      <path d="M24 6 8 19v13h32V19zM20 32v-8h8v8" />
      <path d="M3 36c4-4 7-4 10.5 0s7 4 10.5 0 7-4 10.5 0 7 4 10.5 0M3 43c4-4 7-4 10.5 0s7 4 10.5 0 7-4 10.5 0 7 4 10.5 0" />
    </svg>
  );
}
