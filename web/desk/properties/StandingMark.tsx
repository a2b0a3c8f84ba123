import css from './StandingMark.module.css';
import type { Standing } from './standings.ts';

/** A small brick before the words of a standing: open on offer, hatched under option, full when it is sold, struck when gone. */
export function StandingMark({ standing }: { standing: Standing }) {
  return <span className={css.mark} data-standing={standing} aria-hidden="true" />;
}
