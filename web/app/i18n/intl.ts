import { IntlMessageFormat } from 'intl-messageformat';
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
 * What react-intl's own createIntl makes, with texts alone: those are all that the app asks for, and its other formats
 * would add some KB to every first page. A test compares the two and sees that no source asks for more.
 */
function createIntl(locale: string, messages: Messages) {
  const formats = new Map<string, IntlMessageFormat>();
  const formatOf = (id: string) => {
    const format = formats.get(id) ?? new IntlMessageFormat(textOf(messages, id), locale);
    formats.set(id, format);
    return format;
  };
  return {
    locale,
    messages,
    formatMessage(message: MessageDescriptor, values: Values = {}) {
      const id = String(message.id);
      try {
        const text = formatOf(id).format(keyed(values) as never);
        return Array.isArray(text) ? Children.toArray(text as never) : text;
      } catch (error) {
        complain(id, error);
        return id;
      }
    },
  };
}

function textOf(messages: Messages, id: string) {
  const text = (messages as Record<string, string>)[id];
  if (text === undefined) throw new Error(`There is no text ${id}`);
  return text;
}

/** What stands between tags is a list, of which React asks keys. */
function keyed(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'function') return [name, value];
    return [name, (inner: never) => (value as Wrap)(Children.toArray(inner))];
  });
  return Object.fromEntries(entries);
}

function complain(id: string, error: unknown) {
  if (import.meta.env.DEV) throw new Error(`The text ${id} cannot be written: ${error}`);
}
