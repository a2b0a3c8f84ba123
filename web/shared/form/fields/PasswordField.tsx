import { useState } from 'react';
import { useIntl } from 'react-intl';
import { classes } from '../../ui/classes.ts';
import { FieldFrame } from './FieldFrame.tsx';
import css from './PasswordField.module.css';
import { useField } from './useField.ts';

interface Props {
  /** The path within the mutation's input. */
  name: string;
  autoComplete: 'current-password' | 'new-password';
  help?: string;
}

/** A password, which can be made visible while it is typed. It never comes back from the server. */
export function PasswordField({ name, autoComplete, help }: Props) {
  const intl = useIntl();
  const [isVisible, setVisible] = useState(false);
  const { id, label, error, wrong } = useField(name);
  const described = classes(wrong?.['aria-describedby'], help && `${id}-help`);
  return (
    <FieldFrame {...{ id, label, help, error }} required>
      <div className={css.with}>
        <input
          {...wrong}
          id={id}
          name={name}
          type={isVisible ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-describedby={described || undefined}
        />
        <button
          type="button"
          aria-pressed={isVisible}
          aria-label={intl.formatMessage({ id: 'form.showPassword' })}
          onClick={() => setVisible(!isVisible)}
        >
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0" />
            <circle cx="12" cy="12" r="3" />
            {isVisible && <path d="M4 20 20 4" />}
          </svg>
        </button>
      </div>
    </FieldFrame>
  );
}
