import { useText } from '../app/texts.ts';
import { contrast, leastContrast } from '../ui/contrast.ts';
import { Sign } from '../ui/Sign.tsx';
import { TextField } from '../ui/TextField.tsx';
import css from './ColourField.module.css';

interface Props {
  label: string;
  value: string;
  /** The colours with which it is read; the page chooses the one that it is read best with. */
  against: readonly string[];
  readOnly?: boolean | undefined;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A colour #rrggbb, typed or chosen, with a warning when words cannot be read well with it. */
export function ColourField({ label, value, against, readOnly, error, onChange }: Props) {
  const say = useText();
  const known = /^#[0-9a-f]{6}$/i.test(value);
  const best = Math.max(...against.map((other) => contrast(value, other)));
  return (
    <div className={css.colour}>
      <TextField
        label={label}
        value={value}
        readOnly={readOnly}
        error={error}
        spellCheck={false}
        onChange={({ target }) => onChange(target.value.trim())}
      />
      <input
        type="color"
        aria-label={say('part.chooseColour', { part: label })}
        value={known ? value : '#ffffff'}
        disabled={readOnly}
        onChange={({ target }) => onChange(target.value)}
      />
      <div role="status" className={css.warning}>
        {known && best < leastContrast && (
          <Sign variant="bad" icon="warning">
            {say('part.faint', { contrast: Math.floor(best * 10) / 10, least: leastContrast })}
          </Sign>
        )}
      </div>
    </div>
  );
}
