import table from '../../../agency/routes.json';
import { type GraphLanguage, graphLanguage, type Language } from '../i18n/languages.ts';
import type { PageName, RouteName } from './pageNames.ts';

interface Row extends Record<Language, string> {
  page: PageName;
  internal: string;
  /**
   * Whom a page for one visitor is for: an `owner`, who follows an email's `link`, who gets `thanks` for a form. Absent: for everybody.
   */
  for?: 'owner' | 'link' | 'thanks';
}

/** The one table of addresses, shared with the server. */
export const rows = table as readonly Row[];

const byPage = new Map(rows.map((row) => [row.page, row]));

/** Whether a page belongs to an owner's account; the pages for signing in do too. */
export function isForOwners(name: RouteName): boolean {
  return byPage.get(name as PageName)?.for === 'owner';
}

/** Whether a page has one address in each language. */
export function isPageName(name: RouteName): name is PageName {
  return byPage.has(name as PageName);
}

/** The address of a page in a language, with a search ('?text=Bree'). */
export function path(page: PageName, language: Language, search = ''): string {
  const row = byPage.get(page);
  if (!row) throw new Error(`no address for ${page}`);
  return `/${language}${row[language]}${search}`;
}

/** The same page in one language. */
export interface LocalizedPath {
  readonly language: string;
  readonly path: string;
  /** False where the page shows texts of another language, of which search engines are not told. */
  readonly translated?: boolean;
}

/** The addresses of a page in all these languages: as `Page` and the language links take them. */
export function paths(
  page: PageName,
  inUse: readonly Language[],
  search = '',
): { language: GraphLanguage; path: string }[] {
  return inUse.map((language) => ({
    language: graphLanguage(language),
    path: path(page, language, search),
  }));
}

/** A path of an address without its percent-encoding; as it is where that is broken. */
export function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
