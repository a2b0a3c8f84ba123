import { type ComponentProps, useId } from 'react';
import { Icon } from './DeskIcon.tsx';
import css from './TextField.module.css';

interface Props extends ComponentProps<'textarea'> {
  label: string;
  /** What is wrong with what was typed. */
  error?: string | undefined;
}

/** A field for text of more than a line, with its label. */
export function TextArea({ label, error, ...rest }: Props) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...rest}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <span className={css.error} id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </span>
      )}
    </div>
  );
}
