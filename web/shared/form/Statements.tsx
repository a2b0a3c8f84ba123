import type { ReactNode } from 'react';
import check from './fields/Check.module.css';
import { FieldError } from './fields/FieldError.tsx';
import type { Option } from './fields/option.ts';
import { RequiredMark } from './fields/RequiredMark.tsx';
import { useField } from './fields/useField.ts';
import css from './Statements.module.css';

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
