import type { ReactNode } from 'react';
import type { Detail } from '../../../shared/property/details/detail.ts';
import css from './SheetRows.module.css';

interface Props {
  details: readonly Detail[];
  /** Shown before a detail's value, by the detail's name. */
  marks?: Readonly<Record<string, ReactNode>>;
}

/** Labels and values in the columns that the sheet gives them. */
export function SheetRows({ details, marks = {} }: Props) {
  if (details.length === 0) return null;
  return (
    <dl className={css.rows}>
      {details.map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            {marks[name]}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
