import { useEffect } from 'react';
import { remember } from '../i18n/choice.ts';
import type { PageLocation } from './page.ts';

/**
 * Sets the language of the document, and stores a language that the address names, by its prefix or by ?lng=, as the visitor's choice
 * (specification section 2).
 */
export function useDocumentLanguage({ language, pathname, search }: PageLocation): void {
  const named = pathname.startsWith(`/${language}/`) || search.includes(`lng=${language}`);
  useEffect(() => {
    const { documentElement: html } = document;
    if (html.lang !== language) html.lang = language; // setting it to what it is would style the whole page again
    if (named) remember(language);
  }, [language, named]);
}
