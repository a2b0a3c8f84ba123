import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import css from './IconButton.module.css';
import type { Drawn, IconName } from './icons.ts';

/** A square button with an icon; its label is for screen readers only. */
export function IconButton({
  icon,
  label,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { icon: IconName | Drawn; label: string }) {
  return (
    <button type="button" className={classes(css.button, className)} aria-label={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}

/** The same square as a link, for a telephone number or a page. */
export function IconLink({
  icon,
  label,
  href,
  className,
  ...rest
}: Omit<ComponentProps<'a'>, 'children' | 'href'> & {
  icon: IconName | Drawn;
  label: string;
  href: string;
}) {
  return (
    <a href={href} className={classes(css.button, className)} aria-label={label} {...rest}>
      <Icon name={icon} />
    </a>
  );
}
