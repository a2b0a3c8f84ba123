import { type ComponentProps, useId } from 'react';
import css from './TextField.module.css';

interface Props extends Omit<ComponentProps<'select'>, 'onChange'> {
  label: string;
  options: readonly { readonly value: string; readonly text: string }[];
  onChange: (value: string) => void;
}

/** A choice of a list, with its label. */
export function SelectField({ label, options, onChange, ...rest }: Props) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} onChange={(event) => onChange(event.target.value)} {...rest}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
