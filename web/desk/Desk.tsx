import { useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import type { Language } from '../app/i18n/languages.ts';
import { createDeskEnvironment } from './app/environment.ts';
import { chooseLanguage, firstLanguage, useTexts } from './app/texts.ts';
import { DeskApp } from './DeskApp.tsx';

/** The desk: its texts, and a store that begins empty with each session. */
export function Desk() {
  const [language, setLanguage] = useState(firstLanguage);
  const [visit, setVisit] = useState(() => ({
    number: 0,
    environment: createDeskEnvironment(),
    ended: false,
  }));
  const intl = useTexts(language);
  const speak = (chosen: Language) => {
    chooseLanguage(chosen);
    setLanguage(chosen);
  };
  const begin = (ended: boolean) => {
    setVisit(({ number }) => ({
      number: number + 1,
      environment: createDeskEnvironment(),
      ended,
    }));
  };
  return (
    <RelayEnvironmentProvider environment={visit.environment}>
      <DeskApp
        key={visit.number}
        intl={intl}
        language={language}
        speak={speak}
        follow={setLanguage}
        ended={visit.ended}
        begin={begin}
      />
    </RelayEnvironmentProvider>
  );
}
