import { isLanguage, type Language } from '../i18n/languages.ts';
import type { PageName, RouteName } from './pageNames.ts';
import { path, rows } from './paths.ts';
import { type WindowAddress, windowAddress } from './windowPath.ts';

/** What an address means. */
export interface Address {
  readonly page: RouteName;
  readonly language: Language;
  /** The address names its language; otherwise the language was negotiated. */
  readonly prefixed: boolean;
  readonly pathname: string;
  /** With its question mark; empty for none. */
  readonly search: string;
  /** The number of the property or project; 0 for other pages. */
  readonly number: number;
  /** Another address to go to, its search included. */
  readonly redirect?: string;
}

/** Old addresses that only redirect to the page in the visitor's language. */
const redirecting = /^\/(for-sale|for-rent|contact-demand|demand-register|feedback\/[^/]+)\/$/;

/** Finds what an address means, as `find` does. A page among `unpublished` is not published, and so not found. */
export function match(
  url: string,
  inUse: readonly Language[],
  negotiated: Language,
  unpublished: readonly string[] = [],
): Address {
  const { redirect, ...address } = find(url, inUse, negotiated);
  if (isUnpublished(address.page, unpublished)) return { ...address, page: 'notFound' };
  return redirect === undefined ? address : { ...address, redirect };
}

/** Whether a page is not published. The pages of agents are published with the page of them all. */
export function isUnpublished(page: RouteName, unpublished: readonly string[]): boolean {
  return unpublished.includes(page === 'agent' ? 'agents' : page);
}

/**
 * Finds what an address (path and search) means. `inUse` are the languages in use, the default first; `negotiated` is
 * the language for addresses without a prefix. A prefix always wins. It never throws: what is unknown under a language is
 * content, for only the agency's configuration knows it, and everything else is notFound.
 */
function find(url: string, inUse: readonly Language[], negotiated: Language): Address {
  const [, pathname = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  const at = { pathname, search, prefixed: true, number: 0 };
  const forWindow = import.meta.env.SSR && windowAddress(pathname); // browsers never take these over
  if (forWindow) return { ...at, ...inLanguageOf(forWindow, inUse, negotiated) };
  const prefix = /^\/([a-z]{2})(?=\/)/i.exec(pathname)?.[1];
  if (prefix === undefined) return unprefixed(at, negotiated);
  if (!isLanguage(prefix) || !inUse.includes(prefix)) {
    return { ...at, page: 'notFound', language: inUse[0] ?? 'nl' };
  }
  return { ...at, language: prefix, ...localised(pathname.slice(3), prefix) };
}

/** What the agency shows in its window is in the language that its address names; without one in the browser's. */
function inLanguageOf(
  { page, number, code }: WindowAddress,
  inUse: readonly Language[],
  negotiated: Language,
): Pick<Address, 'page' | 'number' | 'language'> & Partial<Address> {
  if (code === '') return { page, number, language: negotiated, prefixed: false };
  if (isLanguage(code) && inUse.includes(code)) return { page, number, language: code };
  return { page: 'notFound', number: 0, language: inUse[0] ?? 'nl' };
}

type Found = Pick<Address, 'page' | 'number'>;
type At = Omit<Address, 'page' | 'language'>;

/** City and name, perhaps the project's number and the unit's name, and the number. */
const record = /^(?<folder>\/[^/]+\/)[^/]+\/[^/]+\/(?<unit>\d{1,9}\/[^/]+\/)?(?<number>\d{1,9})\/$/;

/** The list of one town lies under that of its goal, an agent under the page of them all. */
const named = /^(\/[^/]+\/)[^/]+\/$/;

/** Reads the part after the prefix: a page of the table, the list of a town, an agent, a property or project by its number, or a text. */
function localised(rest: string, language: Language): Found {
  const row = rows.find((row) => row[language] === rest);
  if (row) return { page: row.page, number: 0 };
  const { folder, unit, number } = record.exec(rest)?.groups ?? {};
  const above = rows.find((row) => row[language] === named.exec(rest)?.[1])?.page;
  if (above === 'sale' || above === 'rent') return { page: above, number: 0 };
  if (above === 'agents') return { page: 'agent', number: 0 };
  const list = rows.find((row) => row[language] === folder)?.page;
  const page = recordIn(list, unit !== undefined);
  return page ? { page, number: Number(number) } : { page: 'content', number: 0 };
}

/** The kind of record under a list's address: a unit lies under its project. */
function recordIn(list: PageName | undefined, unit: boolean): RouteName | null {
  if (list === 'projects') return unit ? 'property' : 'project';
  return (list === 'sale' || list === 'rent') && !unit ? 'property' : null;
}

function unprefixed(at: At, language: Language): Address {
  const address = { ...at, language, prefixed: false };
  const row = rows.find((row) => row.internal === at.pathname);
  if (row && redirecting.test(at.pathname)) {
    return { ...address, page: row.page, redirect: path(row.page, language, at.search) };
  }
  if (row) return { ...address, page: row.page };
  const [, page, digits] = /^\/(property|project)\/(\d{1,9})\/$/.exec(at.pathname) ?? [];
  if (page === undefined) return { ...address, page: 'notFound' };
  return { ...address, page: page as RouteName, number: Number(digits) };
}
