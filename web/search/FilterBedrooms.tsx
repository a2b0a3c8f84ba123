import { useIntl } from 'react-intl';
import { classes } from '../ui/classes.ts';
import css from './FilterCell.module.css';
import type { Draft } from './filterDraft.ts';

/** The fewest bedrooms. */
export function FilterBedrooms({
  draft,
  className,
}: {
  draft: Draft;
  className?: string | undefined;
}) {
  const intl = useIntl();
  const asked = draft.filter.bedrooms;
  const counts = asked !== null && asked > 5 ? [1, 2, 3, 4, 5, asked] : [1, 2, 3, 4, 5];
  return (
    <div className={classes(css.cell, className)}>
      <label htmlFor="filter-bedrooms">{intl.formatMessage({ id: 'list.bedrooms' })}</label>
      <select
        id="filter-bedrooms"
        name="bedrooms"
        value={asked ?? ''}
        onChange={(event) => draft.apply({ bedrooms: Number(event.target.value) || null })}
      >
        <option value="">{intl.formatMessage({ id: 'list.allBedrooms' })}</option>
        {counts.map((count) => (
          <option key={count} value={count}>
            {intl.formatMessage({ id: 'list.orMore' }, { count: String(count) })}
          </option>
        ))}
      </select>
    </div>
  );
}
