import { IntlMessageFormat } from 'intl-messageformat';
import { Children } from 'react';
import type { IntlConfig, IntlShape, MessageDescriptor } from 'react-intl';
import type { Language } from './languages.ts';

export type Messages = NonNullable<IntlConfig['messages']>;

type Values = Record<string, unknown>;
type Wrap = (parts: unknown) => unknown;

const locales: Record<Language, string> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-BE', de: 'de-BE' };
const cache = new Map<Language, IntlShape>();

/** The intl of a language, made once. A missing text throws in development and shows its key otherwise. */
export function intlOf(language: Language, messages: Messages): IntlShape {
  const cached = cache.get(language);
  if (cached) return cached;
  const intl = newIntl(language, messages);
  cache.set(language, intl);
  return intl;
}

/** Another intl of a language, for texts beside those of the app. */
export function newIntl(language: Language, messages: Messages): IntlShape {
  return createIntl(locales[language], messages) as unknown as IntlShape;
}

/**
 * Replaces react-intl's own createIntl by formatMessage alone, which is all that the app uses: the other formats would add some KB to
 * every first page. A test compares the two and checks that no source uses more.
 */
function createIntl(locale: string, messages: Messages) {
  const formats = new Map<string, IntlMessageFormat>();
  const formatOf = (id: string, text: string) => {
    const format = formats.get(id) ?? new IntlMessageFormat(text, locale);
    formats.set(id, format);
    return format;
  };
  return {
    locale,
    messages,
    formatMessage(descriptor: MessageDescriptor, values: Values = {}) {
      const id = String(descriptor.id);
      try {
        const message = textOf(messages, id);
        const [first, second] = message as unknown as { type?: number; value: string }[];
        if (first?.type === 0 && !second) return first.value; // most texts are nothing but words
        const text = formatOf(id, message).format(keyed(values) as never);
        return Array.isArray(text) ? Children.toArray(text as never) : text;
      } catch (error) {
        report(id, error);
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

/** Gives keys to what stands between tags: it is a list, and React needs keys. */
function keyed(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'function') return [name, value];
    return [name, (inner: never) => (value as Wrap)(Children.toArray(inner))];
  });
  return Object.fromEntries(entries);
}

function report(id: string, error: unknown) {
  if (import.meta.env.DEV) throw new Error(`The text ${id} cannot be formatted: ${error}`);
}
