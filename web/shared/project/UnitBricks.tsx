import { useIntl } from 'react-intl';
import type { UnitBricks_stock$key } from '../../__generated__/UnitBricks_stock.graphql.ts';
import { graphql, useFragment } from '../answer/fragment.ts';
import { classes } from '../ui/classes.ts';
import css from './UnitBricks.module.css';

/** A brick for each unit: full is sold, hatched is under option, open is free. Nothing for a project without units. */
export function UnitBricks(props: { stock: UnitBricks_stock$key; className?: string | undefined }) {
  const intl = useIntl();
  const stock = useFragment(
    graphql`
      fragment UnitBricks_stock on Stock {
        free
        option
        sold
      }
    `,
    props.stock,
  );
  const bricks = (['sold', 'option', 'free'] as const).flatMap((unit) =>
    Array.from({ length: stock[unit] }, (_, nth) => ({ unit, key: `${unit}-${nth}` })),
  );
  if (bricks.length === 0) return null;
  return (
    <div
      className={classes(css.bricks, props.className)}
      role="img"
      aria-label={intl.formatMessage({ id: 'project.unitBricks' }, stock)}
    >
      {bricks.map(({ unit, key }) => (
        <i key={key} data-unit={unit} />
      ))}
    </div>
  );
}
