import { useEffect } from 'react';
import { remember } from '../i18n/choice.ts';
import type { PageLocation } from './page.ts';

/** The document says its language, and a language that the address names is kept as the visitor's choice. */
export function useOwnLanguage({ language, pathname }: PageLocation): void {
  const named = pathname.startsWith(`/${language}/`);
  useEffect(() => {
    document.documentElement.lang = language;
    if (named) remember(language);
  }, [language, named]);
}
