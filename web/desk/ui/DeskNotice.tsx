import type { ReactNode } from 'react';
import { classes } from '../../shared/ui/classes.ts';
import { type DeskIcon, Icon } from './DeskIcon.tsx';
import css from './DeskNotice.module.css';

interface Props {
  variant?: 'good' | 'bad';
  icon?: DeskIcon;
  /** Read out as soon as it appears. */
  alert?: boolean;
  children: ReactNode;
}

/** A notice with a sign and words. */
export function DeskNotice({ variant, icon, alert = false, children }: Props) {
  return (
    <div
      className={classes(css.notice, variant && css[variant])}
      role={alert ? 'alert' : undefined}
    >
      <Icon name={icon ?? (variant === 'bad' ? 'warning' : 'clock')} />
      <div>{children}</div>
    </div>
  );
}
