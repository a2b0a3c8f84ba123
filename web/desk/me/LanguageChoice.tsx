import { useState } from 'react';
import type { Language } from '../../shared/i18n/languages.ts';
import { type Failure, failureOf } from '../app/failure.ts';
import { useText } from '../app/texts.ts';
import { Choice } from '../ui/Choice.tsx';
import { Wrong } from '../ui/Wrong.tsx';

const options = [
  { value: 'nl', text: 'Nederlands', lang: 'nl' },
  { value: 'fr', text: 'Français', lang: 'fr' },
  { value: 'en', text: 'English', lang: 'en' },
  { value: 'de', text: 'Deutsch', lang: 'de' },
] as const;

interface Props {
  language: Language;
  speak: (language: Language) => void | Promise<void>;
}

/** Chooses the language of the desk. */
export function LanguageChoice({ language, speak }: Props) {
  const say = useText();
  const [failed, setFailed] = useState<Failure | null>(null);
  const [chosen, setChosen] = useState<Language | null>(null); // until the desk speaks it
  const choose = async (next: Language) => {
    setFailed(null);
    setChosen(next);
    try {
      await speak(next);
    } catch (error) {
      setFailed(failureOf(error));
    }
    setChosen(null);
  };
  return (
    <>
      <Choice
        label={say('me.language')}
        options={options}
        value={chosen ?? language}
        onChange={choose}
        columns="many"
      />
      <Wrong failed={failed} text={false} />
    </>
  );
}
