import type { ReactNode } from 'react';
import { classes } from '../../shared/ui/classes.ts';
import { type DeskIcon, Icon } from './DeskIcon.tsx';
import css from './Sign.module.css';

interface Props {
  variant: 'good' | 'bad' | 'soft';
  icon: DeskIcon;
  children: ReactNode;
}

/** A few words with a sign before them, within a line. */
export function Sign({ variant, icon, children }: Props) {
  return (
    <span className={classes(css.sign, css[variant])}>
      <Icon name={icon} />
      {children}
    </span>
  );
}
