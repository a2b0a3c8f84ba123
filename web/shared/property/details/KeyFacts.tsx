import { classes } from '../../ui/classes.ts';
import css from './KeyFacts.module.css';

interface KeyFact {
  name: string;
  /** A fact with null or '' is left out. */
  value: string | null | undefined;
  /** In small print after the value: 'm²'. */
  unit?: string;
}

/** The most important figures, large. */
export function KeyFacts({
  facts,
  className,
}: {
  facts: readonly KeyFact[];
  className?: string | undefined;
}) {
  const filled = facts.filter(({ value }) => value);
  if (filled.length === 0) return null;
  return (
    <dl className={classes(css.facts, className)}>
      {filled.map(({ name, value, unit }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {unit && <small>{unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
