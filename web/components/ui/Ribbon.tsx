import { classes } from './classes.ts';
import css from './Ribbon.module.css';

interface Props {
  /** 1 new, 2 under option, 3 sold, 4 rented. */
  marquee: { readonly code: number; readonly name: string } | null | undefined;
  className?: string | undefined;
}

/** The swallow-tailed band over a photo; nothing when the property has no marquee. */
export function Ribbon({ marquee, className }: Props) {
  if (marquee == null) return null;
  return (
    <span className={classes(css.ribbon, className)} data-marquee={marquee.code}>
      {marquee.name}
    </span>
  );
}
