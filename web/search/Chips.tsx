import { useIntl } from 'react-intl';
import { Link } from '../router/Link.tsx';
import { Icon } from '../ui/Icon.tsx';
import css from './Chips.module.css';
import { cleared, type Filter, filterSearch } from './filter.ts';
import type { Chip } from './filterChips.ts';

interface Props {
  /** The address of the list without a filter. */
  list: string;
  filter: Filter;
  chips: readonly Chip[];
}

/** The conditions that hold, each a link to the list without it. Nothing when none holds. */
export function Chips({ list, filter, chips }: Props) {
  const intl = useIntl();
  if (chips.length === 0) return null;
  return (
    <ul className={css.chips} aria-label={intl.formatMessage({ id: 'list.activeFilters' })}>
      {chips.map(({ words, without }) => (
        <li key={words}>
          <Link
            to={list + filterSearch(without)}
            aria-label={intl.formatMessage({ id: 'list.removeFilter' }, { filter: words })}
          >
            {words} <Icon name="x" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={list + filterSearch(cleared(filter))} className={css.clear}>
          {intl.formatMessage({ id: 'list.clear' })}
        </Link>
      </li>
    </ul>
  );
}
