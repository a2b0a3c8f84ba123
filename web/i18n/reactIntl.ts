// Stands in for react-intl in builds: texts and days, which is all that the app asks of it, some 4 KB less to send. An export that
// is missing here stops the build; reactIntl.test.ts compares it with react-intl and sees that no source asks for more.

import { formatToParts } from 'intl-messageformat';
import { createContext, createElement, Fragment, isValidElement, type ReactNode, use } from 'react';

type Elements = Parameters<typeof formatToParts>[0];
type Formatters = Parameters<typeof formatToParts>[2];
type Part = (parts: ReactNode[]) => ReactNode;
type Values = Record<string, ReactNode | Part>;

interface Config {
  locale: string;
  messages: Record<string, Elements>;
  timeZone: string;
  onError: (error: Error) => void;
}

type Shape = ReturnType<typeof createIntl>;

const Context = createContext<Shape | null>(null);

export const RawIntlProvider = Context.Provider;

export function useIntl(): Shape {
  const intl = use(Context);
  if (!intl) throw new Error('useIntl needs a RawIntlProvider around it');
  return intl;
}

/** Nothing is kept between two of them: there is one for each language. */
export function createIntlCache() {}

/** A text that is missing, or lacks a value, is told and shown as its key. */
export function createIntl({ locale, messages, timeZone, onError }: Config) {
  const formatters = formattersOf(locale);
  return {
    locale,
    messages,
    formatMessage({ id }: { id: string }, values?: Values): ReactNode {
      try {
        const message = messages[id];
        if (!message) throw new Error(`no text ${id}`);
        return joined(formatToParts(message, locale, formatters, styles, keyed(values)));
      } catch (error) {
        onError(error as Error);
        return id;
      }
    },
    formatDate(day: Date, options: Intl.DateTimeFormatOptions): string {
      return new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(day);
    },
  };
}

/** Texts name no styles of numbers and days. */
const styles = {} as Parameters<typeof formatToParts>[3];

function joined(parts: ReturnType<typeof formatToParts>): ReactNode {
  const values = parts.map(({ value }) => value as ReactNode);
  return values.length > 1 ? list(values) : (values[0] ?? '');
}

/** What stands between tags is a list too. */
function keyed(values: Values = {}) {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'function' ? (inner: ReactNode[]) => value(list(inner)) : value,
  ]);
  return Object.fromEntries(entries);
}

/** With the keys that React asks of lists. */
function list(parts: ReactNode[]): ReactNode[] {
  return parts.map((part, key) =>
    isValidElement(part) ? createElement(Fragment, { key }, part) : part,
  );
}

/** Made when the first text needs them. */
function formattersOf(locale: string): Formatters {
  let number: Intl.NumberFormat | undefined;
  let plural: Intl.PluralRules | undefined;
  return {
    getNumberFormat: () => (number ??= new Intl.NumberFormat(locale)),
    getPluralRules: () => (plural ??= new Intl.PluralRules(locale)),
  } as unknown as Formatters;
}
