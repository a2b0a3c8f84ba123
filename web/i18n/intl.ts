import { createIntl, createIntlCache, type IntlConfig, type IntlShape } from 'react-intl';
import type { Language } from './languages.ts';

export type Messages = NonNullable<IntlConfig['messages']>;

const locales: Record<Language, string> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-BE', de: 'de-BE' };
const made = new Map<Language, IntlShape>();

/** The texts of a language, made once. A text that is missing throws while developing and shows its key otherwise. */
export function intlOf(language: Language, messages: Messages): IntlShape {
  const known = made.get(language);
  if (known) return known;
  const intl = createIntl(
    { locale: locales[language], messages, timeZone: 'Europe/Brussels', onError: complain },
    createIntlCache(),
  );
  made.set(language, intl);
  return intl;
}

function complain(error: Error) {
  if (import.meta.env.DEV) throw error;
}
