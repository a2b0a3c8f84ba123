import type { ComponentProps } from 'react';
import { classes } from '../../ui/classes.ts';
import css from './Field.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { useField } from './useField.ts';
import type { Width } from './width.ts';

interface Props {
  /** The path within the mutation's input. */
  name: string;
  required?: boolean | undefined;
  width?: Width;
  /** 'int' when the graph takes a whole number; absent when it takes text. */
  kind?: 'int';
  type?: 'text' | 'email' | 'tel' | 'url' | 'date';
  autoComplete?: string;
  inputMode?: ComponentProps<'input'>['inputMode'];
  help?: string;
  /** Shown at the end of the field: 'm²'. */
  unit?: string;
  placeholder?: string;
  /** The value at first. */
  initial?: string | undefined;
}

/** A single-line field. Uncontrolled: the DOM holds its value. */
export function Field({ name, width, kind, type = 'text', help, unit, initial, ...rest }: Props) {
  const { id, label, error, values, wrong } = useField(name);
  const described = classes(wrong?.['aria-describedby'], help && `${id}-help`);
  const input = (
    <input
      {...rest}
      {...wrong}
      id={id}
      name={name}
      type={type}
      data-kind={kind}
      inputMode={rest.inputMode ?? (kind && 'numeric')}
      defaultValue={values?.[0] ?? (values ? '' : initial)}
      aria-describedby={described || undefined}
    />
  );
  return (
    <FieldFrame {...{ id, label, width, help, error, required: rest.required }}>
      {unit ? (
        <div className={css.with}>
          {input}
          <span>{unit}</span>
        </div>
      ) : (
        input
      )}
    </FieldFrame>
  );
}
