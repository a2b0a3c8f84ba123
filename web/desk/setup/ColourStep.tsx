import { useId } from 'react';
import { useText } from '../app/texts.ts';
import { contrast, leastContrast, readable, white } from '../ui/contrast.ts';
import { Sign } from '../ui/Sign.tsx';
import css from './ColourStep.module.css';

interface Props {
  label: string;
  value: string;
  /** The site's own, which holds while nothing is chosen. */
  own: string;
  onChange: (colour: string) => void;
}

/** A colour as it is stored: one that was copied without its # gets it. */
const asColour = (text: string) => text.trim().replace(/^(?=[0-9a-f]{6}$)/i, '#');

export const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** A colour with white words on it: its contrast is measured while one types, and the nearest that can be read is offered. */
export function ColourStep({ label, value, own, onChange }: Props) {
  const say = useText();
  const id = useId();
  const shown = isColour(value) ? value : own;
  const isFaint = contrast(white, shown) < leastContrast;
  const isWrong = value !== '' && !isColour(value);
  const nearest = readable(shown);
  return (
    <div className={css.colour}>
      <input
        type="color"
        aria-label={say('part.chooseColour', { part: label })}
        value={shown}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={css.field}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="text"
          spellCheck={false}
          placeholder={own}
          value={value}
          aria-invalid={isFaint || isWrong}
          aria-describedby={`${id}-said`}
          onChange={({ target }) => onChange(asColour(target.value))}
        />
      </div>
      <span className={css.ratio}>
        {!isWrong && (
          <Sign variant={isFaint ? 'bad' : 'good'} icon={isFaint ? 'warning' : 'check'}>
            {say(isFaint ? 'setup.appearance.tooLight' : 'setup.appearance.legible')}
          </Sign>
        )}
      </span>
      <div id={`${id}-said`} role="status" className={css.said}>
        {isWrong && say('setup.appearance.notAColour')}
        {isFaint && !isWrong && (
          <>
            <b>{say('setup.appearance.faint')}</b>{' '}
            <button type="button" className={css.offer} onClick={() => onChange(nearest)}>
              {say('setup.appearance.take', { colour: nearest })}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
