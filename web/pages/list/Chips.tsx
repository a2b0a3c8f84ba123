import { useIntl } from 'react-intl';
import { Link } from '../../app/router/Link.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import css from './Chips.module.css';
import { cleared, type Filter, filterSearch } from './filter.ts';
import type { Chip } from './filterChips.ts';

interface Props {
  /** The address of the list without a filter. */
  list: string;
  filter: Filter;
  chips: readonly Chip[];
  /** The page that registers this filter as a demand. */
  register: string | null;
}

/** The active conditions, each a link to the list without it, and a link to register a demand. Nothing without conditions. */
export function Chips({ list, filter, chips, register }: Props) {
  const intl = useIntl();
  if (chips.length === 0) return null;
  return (
    <div className={css.chips}>
      <ul aria-label={intl.formatMessage({ id: 'list.activeFilters' })}>
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
      {register && <Link to={register}>{intl.formatMessage({ id: 'list.register' })}</Link>}
    </div>
  );
}
