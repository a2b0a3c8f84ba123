import { Fragment, type ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { useForm } from '../formContext.ts';
import css from './Choices.module.css';
import field from './Field.module.css';
import { FieldError } from './FieldError.tsx';
import type { Option } from './option.ts';
import { LabelMark } from './RequiredMark.tsx';
import { useField } from './useField.ts';

interface Props {
  name: string;
  options: readonly Option<ReactNode>[];
  /** Several may be chosen: the graph takes a list. */
  many?: boolean;
  /** 'int' when the graph takes whole numbers; absent when it takes text. */
  kind?: 'int';
  required?: boolean;
  /** The values that are chosen at first. */
  initial?: readonly string[];
  /** For long words: fewer cells in a row. */
  wide?: boolean;
  className?: string | undefined;
}

/** Radio buttons or, for `many`, checkboxes, shown as cells. The first one has the id of the field, to which links lead. */
export function Choices({ name, options, many, kind, required, initial = [], ...styles }: Props) {
  const { id, label, error, errorId, values, wrong } = useField(name);
  const { values: posted } = useForm();
  const type = many ? 'checkbox' : 'radio';
  const isChosen = (value: string, own = name) =>
    (values ? (posted[own] ?? []) : initial).includes(value);
  return (
    <div
      className={field.field}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={wrong && errorId}
    >
      <span className={field.label} id={`${id}-label`}>
        {label}
        <LabelMark required={required} />
      </span>
      <div
        className={classes(
          css.choices,
          wrong && css.wrong,
          styles.wide && css.wide,
          styles.className,
        )}
      >
        {options.map(({ value, text, disabled, name: own, kind: ownKind }, i) => (
          <label key={(own ?? '') + value}>
            <input
              id={i === 0 ? id : undefined}
              type={type}
              name={own ?? name}
              value={value}
              data-kind={own ? ownKind : many ? `${kind ?? 'text'}s` : kind}
              disabled={disabled}
              required={required && !many}
              defaultChecked={isChosen(value, own)}
            />
            <span>{typeof text === 'string' ? atSlashes(text) : text}</span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} text={error} />
    </div>
  );
}

/** Allows a line break after each slash. */
function atSlashes(text: string) {
  return text.split(/(?<=\/)/).map((word, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same word may come twice
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
