import { classes } from '../classes.ts';
import css from './Ribbon.module.css';

interface Props {
  /** 1 new, 2 under option, 3 sold, 4 rented. */
  marquee: { readonly code: number; readonly name: string } | null | undefined;
  /** In words that the price was lowered, for a property without a marquee or with that of a new one. */
  reduced?: string | null | undefined;
  className?: string | undefined;
}

/** The swallow-tailed band over a photo; nothing when the property has no marquee and is not reduced. */
export function Ribbon({ marquee, reduced, className }: Props) {
  const code = reduced && (marquee?.code ?? 0) < 2 ? 0 : marquee?.code;
  if (code == null) return null;
  return (
    <span className={classes(css.ribbon, className)} data-marquee={code}>
      {code ? marquee?.name : reduced}
    </span>
  );
}
