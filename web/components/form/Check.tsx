import type { ReactNode } from 'react';
import css from './Check.module.css';
import { Must } from './Must.tsx';
import { useField } from './useField.ts';

interface Props {
  name: string;
  required?: boolean;
  initial?: boolean;
  /** The words beside the box; the name of the field when nothing is said. */
  children?: ReactNode;
  /** One of a list that the graph takes, in place of yes or no. */
  value?: string;
}

/** One box to tick: yes or no, or one of several statements. */
export function Check({ name, required, initial = false, value, children }: Props) {
  const { id, label, error, errorId, values, wrong } = useField(name);
  const own = value === undefined ? id : `${id}-${value}`;
  const ticked = values?.includes(value ?? 'true') ?? initial;
  return (
    <label className={css.check}>
      <input
        {...wrong}
        id={own}
        type="checkbox"
        name={name}
        value={value ?? 'true'}
        data-kind={value === undefined ? 'boolean' : 'texts'}
        required={required}
        defaultChecked={ticked}
      />
      <span>
        {children ?? label} {required && <Must />}
      </span>
      {error && (
        <span className={css.error} id={errorId}>
          {error}
        </span>
      )}
    </label>
  );
}
