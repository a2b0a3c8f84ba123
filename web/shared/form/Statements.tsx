import type { ReactNode } from 'react';
import check from './Check.module.css';
import { FieldError } from './FieldError.tsx';
import type { Option } from './option.ts';
import { RequiredMark } from './RequiredMark.tsx';
import css from './Statements.module.css';
import { useField } from './useField.ts';

interface Props {
  name: string;
  options: readonly Option<ReactNode>[];
}

/** Statements that must all be accepted. The first box has the id of the field. */
export function Statements({ name, options }: Props) {
  const { id, label, error, errorId, values, wrong } = useField(name);
  return (
    <div className={css.statements} role="group" aria-labelledby={`${id}-label`}>
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      {options.map(({ value, text }, i) => (
        <label key={value} className={check.check}>
          <input
            {...wrong}
            id={i === 0 ? id : undefined}
            type="checkbox"
            name={name}
            value={value}
            data-kind="texts"
            required
            defaultChecked={values?.includes(value)}
          />
          <span>
            {text} <RequiredMark />
          </span>
        </label>
      ))}
      <FieldError id={errorId} text={error} />
    </div>
  );
}
