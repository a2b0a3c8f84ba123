import type { ComponentProps } from 'react';
import { Link } from '../router/Link.tsx';
import css from './Button.module.css';
import { classes } from './classes.ts';

interface Appearance {
  /** The main action of a screen, in brick. */
  primary?: boolean;
  wide?: boolean;
}

/** A button. It submits a form only with type="submit". */
export function Button({
  primary,
  wide,
  busy,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Appearance & { busy?: boolean }) {
  const all = classes(css.button, primary && css.primary, wide && css.wide, className);
  return <button type={type} className={all} aria-busy={busy || undefined} {...rest} />;
}

/** A link that looks like a button: to a page, tel: or mailto:. */
export function ButtonLink({
  primary,
  wide,
  className,
  ...rest
}: ComponentProps<typeof Link> & Appearance) {
  return (
    <Link
      className={classes(css.button, primary && css.primary, wide && css.wide, className)}
      {...rest}
    />
  );
}
