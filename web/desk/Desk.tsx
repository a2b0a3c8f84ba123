import { useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import type { Language } from '../shared/i18n/languages.ts';
import { createDeskEnvironment } from './app/environment.ts';
import { chooseLanguage, firstLanguage, useTexts } from './app/texts.ts';
import { DeskApp } from './DeskApp.tsx';

/** The desk: its texts, and a store that begins empty with each session. */
export function Desk() {
  const [language, setLanguage] = useState(firstLanguage);
  const [session, setSession] = useState(() => ({
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
    setSession(({ number }) => ({
      number: number + 1,
      environment: createDeskEnvironment(),
      ended,
    }));
  };
  return (
    <RelayEnvironmentProvider environment={session.environment}>
      <DeskApp
        key={session.number}
        intl={intl}
        language={language}
        speak={speak}
        follow={setLanguage}
        ended={session.ended}
        begin={begin}
      />
    </RelayEnvironmentProvider>
  );
}
