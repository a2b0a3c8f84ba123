import { classes } from '../ui/classes.ts';
import css from './Progress.module.css';

/** A progress line along the top while a page loads; delayed by CSS, so that a quick page shows none. */
export function Progress({ shown }: { shown: boolean }) {
  return <div className={classes(css.progress, shown && css.shown)} aria-hidden="true" />;
}
