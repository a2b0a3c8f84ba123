import { createContext, use } from 'react';
import type { Language } from './languages.ts';

export const LanguageContext = createContext<Language | null>(null);

/** The language of the page that is shown. It comes from the address and nowhere else. */
export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (language === null) throw new Error('useLanguage needs a page around it');
  return language;
}
