import type { ReactNode } from 'react';
import { classes } from '../../components/ui/classes.ts';
import { type DeskIcon, Icon } from './DeskIcon.tsx';
import css from './DeskNotice.module.css';

interface Props {
  look?: 'good' | 'bad';
  icon?: DeskIcon;
  /** Read out as soon as it appears. */
  alert?: boolean;
  children: ReactNode;
}

/** A notice with a sign and words. */
export function DeskNotice({ look, icon, alert = false, children }: Props) {
  return (
    <div className={classes(css.notice, look && css[look])} role={alert ? 'alert' : undefined}>
      <Icon name={icon ?? (look === 'bad' ? 'warning' : 'clock')} />
      <div>{children}</div>
    </div>
  );
}
