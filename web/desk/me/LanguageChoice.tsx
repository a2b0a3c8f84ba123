import type { Language } from '../../app/i18n/languages.ts';
import { useText } from '../app/texts.ts';
import { Choice } from '../ui/Choice.tsx';

const options = [
  { value: 'nl', text: 'Nederlands', lang: 'nl' },
  { value: 'fr', text: 'Français', lang: 'fr' },
  { value: 'en', text: 'English', lang: 'en' },
  { value: 'de', text: 'Deutsch', lang: 'de' },
] as const;

interface Props {
  language: Language;
  speak: (language: Language) => void;
}

/** The language of the desk in this browser. */
export function LanguageChoice({ language, speak }: Props) {
  const say = useText();
  return (
    <Choice
      label={say('me.language')}
      options={options}
      value={language}
      onChange={speak}
      columns="many"
    />
  );
}
