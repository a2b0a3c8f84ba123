import type { Language } from './languages.ts';

/**
 * The part of Intl that plurals need, for the server's JavaScript engine, which has no Intl. Prices, surfaces and dates are not
 * formatted with it but by the graph and ui/figures.ts, so that server and browser cannot differ.
 */
const base = (locales: unknown) =>
  String(Array.isArray(locales) ? locales[0] : (locales ?? 'nl')).slice(0, 2) as Language;
const supported = (locales: unknown) =>
  [locales].flat().filter((locale) => /^(nl|fr|en|de)\b/.test(String(locale)));

class PluralRules {
  static supportedLocalesOf = supported;
  private readonly language: Language;
  constructor(locales?: unknown) {
    this.language = base(locales);
  }
  select(n: number): 'one' | 'many' | 'other' {
    if (this.language !== 'fr') return n === 1 ? 'one' : 'other';
    if (n >= 0 && n < 2) return 'one';
    return n !== 0 && n % 1_000_000 === 0 ? 'many' : 'other';
  }
  resolvedOptions() {
    return { locale: this.language };
  }
}

/** Whole numbers with the grouping of the language in Belgium. */
class NumberFormat {
  static supportedLocalesOf = supported;
  private readonly language: Language;
  constructor(locales?: unknown) {
    this.language = base(locales);
  }
  format(n: number): string {
    const mark = this.language === 'fr' ? '\u202f' : '.';
    return String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, mark);
  }
  formatToParts(n: number) {
    return [{ type: 'integer', value: this.format(n) }];
  }
  resolvedOptions() {
    return { locale: this.language };
  }
}

/** intl-messageformat names it; the app formats no dates with it. */
const DateTimeFormat = { supportedLocalesOf: supported };

class Locale {
  readonly baseName: string;
  readonly language: Language;
  constructor(tag: string) {
    this.baseName = tag;
    this.language = base(tag);
  }
  toString(): string {
    return this.baseName;
  }
}

const getCanonicalLocales = (locales: unknown) => [locales].flat();
const nothing = () => undefined;

const engine = globalThis as unknown as Record<string, unknown>;
engine.Intl ??= { PluralRules, NumberFormat, DateTimeFormat, Locale, getCanonicalLocales };
engine.console ??= { log: nothing, info: nothing, warn: nothing, error: nothing };
engine.performance ??= { now: () => Date.now() };
engine.setTimeout ??= () => 0;
engine.clearTimeout ??= nothing;
