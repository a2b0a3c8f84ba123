import { useId } from 'react';
import { classes } from '../../shared/ui/classes.ts';
import css from './Choice.module.css';

interface Props<T extends string> {
  label: string;
  options: readonly { readonly value: T; readonly text: string; readonly lang?: string }[];
  value: T;
  onChange: (value: T) => void;
  /** Two columns, or as many as there is room for. */
  columns?: 'two' | 'many';
}

/** A choice of one of a few, side by side. */
export function Choice<T extends string>({ label, options, value, onChange, columns }: Props<T>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={css.legend}>{label}</legend>
      <div className={classes(css.cells, columns && css[columns])}>
        {options.map((option) => (
          <label key={option.value} lang={option.lang}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
