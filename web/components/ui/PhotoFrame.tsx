import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import css from './Photo.module.css';

/** The opening a photo fills; the photo comes a little nearer when it is pointed at. */
export function PhotoFrame({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return <div className={classes(css.frame, className)}>{children}</div>;
}
