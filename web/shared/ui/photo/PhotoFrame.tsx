import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './Photo.module.css';

/** A frame that its photo fills; the photo grows a little when it is pointed at. */
export function PhotoFrame({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return <div className={classes(css.frame, className)}>{children}</div>;
}
