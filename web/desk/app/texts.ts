import { useEffect, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { intlOf, type Messages } from '../../shared/i18n/intl.ts';
import { isLanguage, type Language } from '../../shared/i18n/languages.ts';
import type nl from '../texts/nl.json';
import { store, stored } from './stored.ts';

export type TextKey = keyof typeof nl;

const files = import.meta.glob<Messages>('../texts/compiled/*.json', { import: 'default' });

/** The texts of a language, once they have loaded. */
export function useTexts(language: Language): IntlShape | null {
  const [intl, setIntl] = useState<IntlShape | null>(null);
  useEffect(() => {
    let over = false;
    files[`../texts/compiled/${language}.json`]?.().then((messages) => {
      if (!over) setIntl(intlOf(language, messages));
    });
    document.documentElement.lang = language;
    return () => {
      over = true;
    };
  }, [language]);
  return intl;
}

export type Say = (key: TextKey, values?: Record<string, unknown>) => string;

/** Gives the desk's texts. */
export function useText(): Say {
  const intl = useIntl();
  return (key, values) => intl.formatMessage({ id: key as never }, values as never) as string;
}

/** The language that was chosen in this browser, else the browser's own. */
export function firstLanguage(): Language {
  const found = [stored('language'), ...navigator.languages.map((code) => code.slice(0, 2))];
  return found.find(isLanguage) ?? 'nl';
}

export const chooseLanguage = (language: Language) => store('language', language);
