import { type Language, languages } from '../../shared/i18n/languages.ts';
import { useText } from '../app/texts.ts';
import choice from '../ui/Choice.module.css';
import { Sign } from '../ui/Sign.tsx';
import { withLanguage } from './drafts.ts';

interface Props {
  chosen: readonly Language[];
  error: string | undefined | '';
  onChange: (chosen: readonly Language[]) => void;
}

/** The languages of the site. The one that was chosen first is the one in which the agency writes. */
export function LanguagesField({ chosen, error, onChange }: Props) {
  const say = useText();
  const [first] = chosen;
  return (
    <fieldset>
      <legend className={choice.legend}>{say('setup.agency.languages')}</legend>
      <div className={choice.cells}>
        {languages.map((language) => (
          <label key={language}>
            <input
              type="checkbox"
              checked={chosen.includes(language)}
              onChange={({ target }) => onChange(withLanguage(chosen, language, target.checked))}
            />
            {say(`setup.language.${language}`)}
          </label>
        ))}
      </div>
      {error ? (
        <Sign variant="bad" icon="warning">
          {error}
        </Sign>
      ) : (
        first && (
          <p className="small soft">
            {say('setup.agency.first', { language: say(`setup.language.${first}`) })}
          </p>
        )
      )}
    </fieldset>
  );
}
