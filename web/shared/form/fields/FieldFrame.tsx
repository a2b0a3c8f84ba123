import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import css from './Field.module.css';
import { FieldError } from './FieldError.tsx';
import { LabelMark } from './RequiredMark.tsx';
import type { Width } from './width.ts';

interface Props {
  id: string;
  label: string;
  required?: boolean | undefined;
  width?: Width | undefined;
  /** A sentence under the control; its id is `${id}-help`. */
  help?: ReactNode;
  error: string | undefined;
  children: ReactNode;
}

/** A control with its label above it, and its help and error below. */
export function FieldFrame({ id, label, required, width, help, error, children }: Props) {
  return (
    <div className={classes(css.field, width && css[width])}>
      <label htmlFor={id}>
        {label}
        <LabelMark required={required} />
      </label>
      {children}
      {help && (
        <p className={css.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
