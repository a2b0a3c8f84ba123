import { createFormatters, DEFAULT_INTL_CONFIG, formatDate, formatMessage } from '@formatjs/intl';
import { Children } from 'react';
import type { IntlConfig, IntlShape, MessageDescriptor } from 'react-intl';
import type { Language } from './languages.ts';

export type Messages = NonNullable<IntlConfig['messages']>;

type Values = Record<string, unknown>;
type Wrap = (parts: unknown) => unknown;

const locales: Record<Language, string> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-BE', de: 'de-BE' };
const made = new Map<Language, IntlShape>();

/** The texts of a language, made once. A text that is missing throws while developing and shows its key otherwise. */
export function intlOf(language: Language, messages: Messages): IntlShape {
  const known = made.get(language);
  if (known) return known;
  const intl = createIntl(locales[language], messages) as unknown as IntlShape;
  made.set(language, intl);
  return intl;
}

/**
 * What react-intl's own createIntl makes, with texts and days alone: those are all that the app asks for, and its other
 * formats would add 4 KB to every first page. A test compares the two and sees that no source asks for more.
 */
function createIntl(locale: string, messages: Messages) {
  const timeZone = 'Europe/Brussels';
  const config = { ...DEFAULT_INTL_CONFIG, locale, messages, timeZone, onError: complain };
  const formatters = createFormatters();
  return {
    locale,
    messages,
    formatMessage(message: MessageDescriptor, values: Values = {}) {
      const text: unknown = formatMessage(config, formatters, message, keyed(values) as never);
      return Array.isArray(text) ? Children.toArray(text) : text;
    },
    formatDate: formatDate.bind(null, config, formatters.getDateTimeFormat),
  };
}

/** What stands between tags is a list, of which React asks keys. */
function keyed(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'function') return [name, value];
    return [name, (inner: never) => (value as Wrap)(Children.toArray(inner))];
  });
  return Object.fromEntries(entries);
}

function complain(error: Error) {
  if (import.meta.env.DEV) throw error;
}
