import { type TextKey, useText } from '../app/texts.ts';
import { TextField } from '../ui/TextField.tsx';
import css from './Modules.module.css';
import { type Module, titled } from './modules.ts';

interface Props {
  module: Module;
  languages: readonly string[];
  change: (next: Module) => void;
}

/** The heading of a module in each language of the site; an empty one is the usual heading. */
export function ModuleTitles({ module, languages, change }: Props) {
  const say = useText();
  return (
    <div className={css.fields}>
      {languages.map((language) => (
        <TextField
          key={language}
          label={say('modules.title', {
            language: say(`language.${language.toUpperCase()}` as TextKey),
          })}
          placeholder={say('modules.usualTitle')}
          lang={language}
          value={module.title?.[language] ?? ''}
          onChange={({ target }) => change(titled(module, language, target.value))}
        />
      ))}
    </div>
  );
}
