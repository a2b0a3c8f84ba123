import { useEffect } from 'react';
import { remember } from '../i18n/choice.ts';
import type { PageLocation } from './page.ts';

/** Sets the language of the document, and stores a language that the address names as the visitor's choice. */
export function useDocumentLanguage({ language, pathname }: PageLocation): void {
  const named = pathname.startsWith(`/${language}/`);
  useEffect(() => {
    const { documentElement: html } = document;
    if (html.lang !== language) html.lang = language; // setting it to what it is would style the whole page again
    if (named) remember(language);
  }, [language, named]);
}
