import type { ComponentProps } from 'react';
import css from './SwitchInput.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A checkbox that looks and is announced as a switch; its label is the caller's. */
export function SwitchInput({ checked, onChange, ...props }: Props) {
  return (
    <input
      {...props}
      className={css.input}
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
