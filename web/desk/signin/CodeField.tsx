import { useText } from '../app/texts.ts';
import { TextField } from '../ui/TextField.tsx';
import css from './CodeField.module.css';

interface Props {
  value: string;
  onChange: (code: string) => void;
  error: string | false | undefined;
  /** It has the focus when its dialog opens. */
  first?: boolean;
}

/** Six figures, typed or pasted, with or without a space. */
export function CodeField({ value, onChange, error, first }: Props) {
  const say = useText();
  return (
    <TextField
      label={say('signIn.code.field')}
      className={css.code}
      data-first={first}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      error={error || undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
