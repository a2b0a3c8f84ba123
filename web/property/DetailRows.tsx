import css from './DetailRows.module.css';
import type { Detail } from './details.ts';

/** Labels and values, each pair on a hairline. */
export function DetailRows({ details }: { details: readonly Detail[] }) {
  return (
    <dl className={css.rows}>
      {details.map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
