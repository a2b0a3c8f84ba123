import { type ComponentProps, useId } from 'react';
import { Icon } from './DeskIcon.tsx';
import css from './TextField.module.css';

interface Props extends ComponentProps<'input'> {
  label: string;
  help?: string;
  /** What is wrong with what was typed. */
  error?: string | undefined;
}

/** A field with its label, and under it what helps or what is wrong. */
export function TextField({ label, help, error, ...rest }: Props) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={described || undefined}
        {...rest}
      />
      {help && (
        <span className={css.help} id={`${id}-help`}>
          {help}
        </span>
      )}
      {error && (
        <span className={css.error} id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </span>
      )}
    </div>
  );
}
