import { type ComponentType, lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { cleared, type Filter, filterSearch, withoutView } from '../../../shared/list/filter.ts';
import type { Chip } from '../../../shared/list/filterChips.ts';
import { Link } from '../../../shared/router/Link.tsx';
import { resource } from '../../../shared/router/resource.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import css from './Chips.module.css';
import { type Understood, Unread, type UnreadProps } from './Unread.tsx';

const load = resource(() => import('./Unread.tsx'));
const Fetched = lazy<ComponentType<UnreadProps>>(() =>
  load().then((module) => ({ default: module.Unread })),
);

interface Props {
  /** The address of the list without a filter. */
  list: string;
  filter: Filter;
  chips: readonly Chip[];
  /** The page that registers this filter as a demand. */
  register: string | null;
  /** What was not understood of a sentence. */
  unread: Understood | null;
}

/**
 * The active conditions, each a link to the list without it, what was not understood of a sentence, and a link to register a demand. What a
 * map shows is a condition only where there is no room for the map. Nothing without conditions and sentence.
 */
export function Chips({ list, filter, chips, register, unread }: Props) {
  const intl = useIntl();
  const Words = import.meta.env.SSR ? Unread : Fetched; // few lists come from a sentence
  const missed = unread && (
    <Suspense>
      <Words {...{ list, filter, ...unread }} />
    </Suspense>
  );
  if (chips.length === 0) return missed && <div className={css.chips}>{missed}</div>;
  return (
    <div className={css.chips}>
      <ul aria-label={intl.formatMessage({ id: 'list.activeFilters' })}>
        {chips.map(({ name, words, without }) => (
          <li
            key={words}
            className={filter.view === 'both' && name === 'bounds' ? css.ofMap : undefined}
          >
            <Link
              to={list + filterSearch(withoutView(without))}
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
      {missed}
      {register && <Link to={register}>{intl.formatMessage({ id: 'list.register' })}</Link>}
    </div>
  );
}
