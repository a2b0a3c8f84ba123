import type { Language } from '../i18n/languages.ts';
import type { WindowName } from './pageNames.ts';

/** A page for the agency's window. `code` is the language in its address, as it was written; '' for none. */
export interface WindowAddress {
  readonly page: WindowName;
  readonly number: number;
  readonly code: string;
}

/** The parts of an address: print or window, its language if it has one, what is printed. */
const address = /^\/(print|window)(?:\/([a-z]{2}))?\/(?:(cards)\/|(card|brochure)\/(\d{1,9})\/)?$/;

/**
 * Reads /print/nl/card/1035/, /print/nl/brochure/1035/, /print/nl/cards/ and /window/nl/, each without its language too; null for any other
 * address.
 */
export function windowAddress(pathname: string): WindowAddress | null {
  const [, folder, code = '', set, sheet, digits] = address.exec(pathname) ?? [];
  const number = Number(digits ?? 0);
  if (folder === 'window') return set || digits ? null : { page: 'window', number, code };
  if (set) return { page: 'cards', number, code };
  return digits ? { page: sheet as 'card' | 'brochure', number, code } : null;
}

/** The address of a card, brochure or set in another language. */
export function windowPath(pathname: string, language: Language): string {
  return pathname.replace(/^\/print(\/[a-z]{2})?\/(?=(cards?|brochure)\/)/, `/print/${language}/`);
}
