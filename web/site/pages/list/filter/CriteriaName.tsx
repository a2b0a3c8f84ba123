import { useIntl } from 'react-intl';
import css from './CriteriaName.module.css';

interface Props {
  /** How many conditions are active in all; 0 shows no number. */
  all: number;
  /** How many of them have no cell of their own in the filter bar. */
  further: number;
}

/** The name of the drawer: "filters" on phones, where the bar has no cells, and "more criteria" elsewhere. */
export function CriteriaName({ all, further }: Props) {
  const intl = useIntl();
  return (
    <>
      <span className={css.narrow}>
        {intl.formatMessage({ id: 'list.filters' }, { count: all })}
      </span>
      <span className={css.wide}>
        {intl.formatMessage({ id: 'list.criteria' }, { count: further })}
      </span>
    </>
  );
}
