import { Fragment, type ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import css from './Choices.module.css';
import field from './Field.module.css';
import { FieldError } from './FieldError.tsx';
import { useForm } from './formContext.ts';
import { Must } from './Must.tsx';
import type { Option } from './option.ts';
import { useField } from './useField.ts';

interface Props {
  name: string;
  options: readonly Option<ReactNode>[];
  /** Several may be chosen: the graph takes a list. */
  many?: boolean;
  /** 'int' for what the graph takes as whole numbers. */
  kind?: 'int';
  required?: boolean;
  /** What is chosen at first. */
  initial?: readonly string[];
  /** For long words: fewer cells in a row. */
  wide?: boolean;
  className?: string | undefined;
}

/** One or several of a few, as cells. The first cell has the id of the field. */
export function Choices({ name, options, many, kind, required, initial = [], ...look }: Props) {
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
        {label} {required && <Must />}
      </span>
      <div
        className={classes(css.choices, wrong && css.wrong, look.wide && css.wide, look.className)}
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

/** Words joined by slashes go on in the next row after one, where there is no room. */
function atSlashes(text: string) {
  return text.split(/(?<=\/)/).map((word, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same word may come twice
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
