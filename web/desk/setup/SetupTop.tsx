import { type Language, languages } from '../../shared/i18n/languages.ts';
import { useText } from '../app/texts.ts';
import { Brand } from '../ui/DeskIcon.tsx';
import css from './Setup.module.css';

const all = [1, 2, 3, 4, 5] as const;

interface Props {
  /** Which of the five; null beside the steps. */
  number: number | null;
  language: Language;
  speak: (language: Language) => void;
}

/** How far one is, and the language in which the pages speak. */
export function SetupTop({ number, language, speak }: Props) {
  const say = useText();
  return (
    <div className={css.top}>
      <Brand className={css.brand} />
      {number !== null && (
        <>
          <span className={css.course} aria-hidden="true">
            {all.map((one) => (
              <i
                key={one}
                className={one < number ? css.done : one === number ? css.now : undefined}
              />
            ))}
          </span>
          <span className="small soft num">{say('setup.stepOf', { number })}</span>
        </>
      )}
      <span className={css.languages} role="group" aria-label={say('me.language')}>
        {languages.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            title={say(`setup.language.${one}`)}
            aria-pressed={one === language}
            onClick={() => speak(one)}
          >
            {one}
          </button>
        ))}
      </span>
    </div>
  );
}
