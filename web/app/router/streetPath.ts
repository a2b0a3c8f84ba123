import type { Language } from '../i18n/languages.ts';
import type { StreetName } from './pageNames.ts';

/** A page for the agency's window. `code` is the language in its address, as it was written. */
export interface StreetPage {
  readonly page: StreetName;
  readonly number: number;
  readonly code: string;
}

const address = /^\/print\/(?<code>[^/]+)\/(?:cards|card\/(?<number>\d{1,9}))\/$/;

/** Reads /print/nl/card/1035/ and /print/nl/cards/; null for any other address. */
export function streetPage(pathname: string): StreetPage | null {
  const { code, number } = address.exec(pathname)?.groups ?? {};
  if (code === undefined) return null;
  return { page: number ? 'card' : 'cards', number: Number(number ?? 0), code };
}

/** The same page in another language. */
export function streetPath(pathname: string, language: Language): string {
  return pathname.replace(/^\/print\/[^/]+/, `/print/${language}`);
}
