import { useState } from 'react';
import { RawIntlProvider } from 'react-intl';
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
  if (!intl) return null;
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
    <RawIntlProvider value={intl}>
      <RelayEnvironmentProvider environment={visit.environment}>
        <DeskApp
          key={visit.number}
          language={language}
          speak={speak}
          follow={setLanguage}
          ended={visit.ended}
          begin={begin}
        />
      </RelayEnvironmentProvider>
    </RawIntlProvider>
  );
}
