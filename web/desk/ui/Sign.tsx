import type { ReactNode } from 'react';
import { classes } from '../../components/ui/classes.ts';
import { type DeskIcon, Icon } from './DeskIcon.tsx';
import css from './Sign.module.css';

interface Props {
  look: 'good' | 'bad' | 'soft';
  icon: DeskIcon;
  children: ReactNode;
}

/** A few words with a sign before them, within a line. */
export function Sign({ look, icon, children }: Props) {
  return (
    <span className={classes(css.sign, css[look])}>
      <Icon name={icon} />
      {children}
    </span>
  );
}
