import type { ReactNode } from 'react';
import css from './DetailRows.module.css';
import type { Detail } from './detail.ts';

interface Props {
  details: readonly Detail[];
  /** Shown in place of a detail's value, by the detail's name. */
  instead?: Readonly<Record<string, ReactNode>>;
}

/** Labels and values, each pair above a hairline. */
export function DetailRows({ details, instead = {} }: Props) {
  return (
    <dl className={css.rows}>
      {details.map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{instead[name] ?? value}</dd>
        </div>
      ))}
    </dl>
  );
}
