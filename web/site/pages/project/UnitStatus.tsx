import { useIntl } from 'react-intl';
import { classes } from '../../../shared/ui/classes.ts';
import css from './UnitStatus.module.css';
import type { UnitState } from './unitState.ts';

/** The brick of the unit's state, as in `UnitBricks`, with its name. */
export function UnitStatus({ state }: { state: UnitState }) {
  const intl = useIntl();
  return (
    <span className={classes(css.status, css[bricks[state]])}>
      {intl.formatMessage({ id: words[state] })}
    </span>
  );
}

const bricks = { free: 'free', option: 'option', sold: 'sold', rented: 'sold' } as const;

/** The message ids of the states. */
export const words = {
  free: 'project.free',
  option: 'project.option',
  sold: 'project.sold',
  rented: 'project.rented',
} as const satisfies Record<UnitState, string>;
