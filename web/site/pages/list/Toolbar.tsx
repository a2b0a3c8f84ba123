import { useIntl } from 'react-intl';
import type { Filter, Sort } from '../../../shared/list/filter.ts';
import { classes } from '../../../shared/ui/classes.ts';
import { grouped } from '../../../shared/ui/figures.ts';
import type { Draft } from './filter/filterDraft.ts';
import css from './Toolbar.module.css';
import { Views } from './Views.tsx';

interface Props {
  list: string;
  filter: Filter;
  draft: Draft;
  pages: number;
  total: number;
  /** The list has what the map shows. */
  moved: boolean;
  /** Whether the views with a map can be chosen. */
  map: boolean;
  /** The sort orders to choose from. */
  sorts: readonly Sort[];
  /** No chips stand between the filter bar and the toolbar. */
  apart: boolean;
}

/** The page and the number of results, read aloud when they change, the sort order and the view. */
export function Toolbar({ list, filter, draft, pages, total, moved, map, sorts, apart }: Props) {
  const intl = useIntl();
  const seen = intl.formatMessage({ id: 'list.seen' }, { count: total, total: grouped(total) });
  const position = {
    page: grouped(filter.page),
    pages: grouped(pages),
    count: total,
    total: grouped(total),
  };
  return (
    <div className={classes(css.toolbar, apart && css.apart)}>
      <p role="status">
        {moved
          ? seen
          : total === 0
            ? intl.formatMessage({ id: 'list.none' })
            : filter.page > pages
              ? intl.formatMessage({ id: 'list.emptyPage' })
              : intl.formatMessage({ id: 'list.place' }, position)}
      </p>
      <div>
        <label htmlFor="sort">{intl.formatMessage({ id: 'list.sort' })}</label>{' '}
        <select
          id="sort"
          name="sort"
          form="filter"
          value={draft.filter.sort}
          onChange={(event) => draft.apply({ sort: event.target.value as Sort })}
        >
          {sorts.map((name) => (
            <option key={name} value={name}>
              {intl.formatMessage({ id: words[name] })}
            </option>
          ))}
        </select>
      </div>
      {map && (
        <Views list={list} filter={filter} total={total} className={css.views} both={css.both} />
      )}
    </div>
  );
}

const words = {
  newest: 'list.sort.newest',
  oldest: 'list.sort.oldest',
  price_asc: 'list.sort.price_asc',
  price_desc: 'list.sort.price_desc',
  type_asc: 'list.sort.type_asc',
  type_desc: 'list.sort.type_desc',
  city_asc: 'list.sort.city_asc',
  city_desc: 'list.sort.city_desc',
  reduced: 'list.sort.reduced',
} as const satisfies Record<Sort, string>;
