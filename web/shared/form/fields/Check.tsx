import type { ReactNode } from 'react';
import css from './Check.module.css';
import { LabelMark } from './RequiredMark.tsx';
import { useField } from './useField.ts';

interface Props {
  name: string;
  required?: boolean;
  initial?: boolean;
  /** The text beside the box; the field's label when absent. */
  children?: ReactNode;
  /** The value that the box adds to a list; absent for yes or no. */
  value?: string;
}

/** A checkbox: yes or no, or one value of a list. */
export function Check({ name, required, initial = false, value, children }: Props) {
  const { id, label, error, errorId, values, wrong } = useField(name);
  const inputId = value === undefined ? id : `${id}-${value}`;
  const ticked = values?.includes(value ?? 'true') ?? initial;
  return (
    <label className={css.check}>
      <input
        {...wrong}
        id={inputId}
        type="checkbox"
        name={name}
        value={value ?? 'true'}
        data-kind={value === undefined ? 'boolean' : 'texts'}
        required={required}
        defaultChecked={ticked}
      />
      <span>
        {children ?? label}
        <LabelMark required={required} />
      </span>
      {error && (
        <span className={css.error} id={errorId}>
          {error}
        </span>
      )}
    </label>
  );
}
