import type { ComponentProps } from 'react';
import { classes } from '../../shared/ui/classes.ts';
import css from './DeskButton.module.css';
import { type DeskIcon, Icon } from './DeskIcon.tsx';

type Variant = 'primary' | 'plain' | 'bad';

/** The class of a button, for links that look like one. */
export const buttonClass = (variant?: Variant, wide = false) =>
  classes(css.button, variant && css[variant], wide && css.wide);

/** A button. While it is busy it keeps the focus and does nothing. */
export function DeskButton({
  variant,
  wide = false,
  busy = false,
  onClick,
  ...rest
}: Omit<ComponentProps<'button'>, 'className'> & {
  variant?: Variant;
  wide?: boolean;
  busy?: boolean;
}) {
  return (
    <button
      type="button"
      className={buttonClass(variant, wide)}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      {...rest}
    />
  );
}

/** A square button with an icon; its label is for screen readers only. */
export function IconButton({
  icon,
  label,
  ...rest
}: Omit<ComponentProps<'button'>, 'children' | 'className'> & { icon: DeskIcon; label: string }) {
  return (
    <button type="button" className={css.square} aria-label={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
