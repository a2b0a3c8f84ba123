import { IntlMessageFormat } from 'intl-messageformat';
import { createElement, Fragment, type ReactNode } from 'react';
import type { IntlConfig, IntlShape, MessageDescriptor } from 'react-intl';
import type { Language } from './languages.ts';

export type Messages = NonNullable<IntlConfig['messages']>;

type Values = Record<string, unknown>;
type Wrap = (inner: ReactNode) => unknown;

/**
 * No text needs to know which of our locales a browser has. The first time it is looked up takes Chromium 10 ms, in the midst of the first
 * page's start, and four times as long on a phone.
 */
IntlMessageFormat.resolveLocale = () => undefined;

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
 * What RawIntlProvider hands to the components: formatMessage alone, which is all that they use, since react-intl's own createIntl would
 * add 2.9 KB to every first page. A test compares the two and checks that no source uses more.
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
        return joined(formatOf(id, message).format(wrapping(values) as never));
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

/** The values; those that are functions get what stands between their tags as one node. */
function wrapping(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'function') return [name, value];
    return [name, (inner: ReactNode[]) => (value as Wrap)(joined(inner))];
  });
  return Object.fromEntries(entries);
}

/** The parts of a text as one node. In a list React would want a key of each. */
function joined(parts: ReactNode | ReactNode[]): ReactNode {
  return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
}

function report(id: string, error: unknown) {
  if (import.meta.env.DEV) throw new Error(`The text ${id} cannot be formatted: ${error}`);
}
