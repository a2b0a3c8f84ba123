/** What the query of a page is asked with, by the page's address. */
import type { Variables } from '../shared/answer/request.ts';
import { graphLanguage } from '../shared/i18n/languages.ts';
import { parseFilter } from '../shared/list/filter.ts';
import type { Address } from '../shared/router/match.ts';
import type { PageName } from '../shared/router/pageNames.ts';
import { decoded, path } from '../shared/router/paths.ts';
import { comparedIn, savedIn } from '../shared/saved/savedAddress.ts';
import { tokenIn } from './link/linkAddress.ts';

/** `token` is that of an email's link; '' for none. */
export function withToken(address: Address): Variables {
  return { ...inLanguage(address), token: tokenIn(address.search) };
}

export function inLanguage({ language }: Address): Variables {
  return { language: graphLanguage(language) };
}

export function byNumber({ language, number }: Address): Variables {
  return { language: graphLanguage(language), number };
}

/** `path` is the page's address in its language, which identifies it in the agency's configuration. */
export function atPath(address: Address): Variables {
  return { ...inLanguage(address), path: localPath(address) };
}

/** The same, with the number of the page of its list. */
export function atPathAndPage(address: Address): Variables {
  return { ...atPath(address), page: parseFilter(address.search).page };
}

/** `above` is the address of the page that it lies under. */
export function underPath(address: Address): Variables {
  const path = localPath(address);
  return {
    ...inLanguage(address),
    path,
    above: path.slice(0, path.lastIndexOf('/', path.length - 2) + 1),
  };
}

/** The saved properties that an address lists, and those that it compares. */
export function savedOf(address: Address): Variables {
  const [numbers, compared] = [savedIn(address.search), comparedIn(address.search)];
  return {
    ...inLanguage(address),
    saved: numbers,
    any: numbers.length > 0,
    compared,
    comparing: compared.length > 0,
  };
}

/** The agent whose name ends an address, and the page of the agent's properties. */
export function agentOf(address: Address): Variables {
  return {
    ...atPath(address),
    slug: nameIn(localPath(address)),
    page: parseFilter(address.search).page,
  };
}

/** The last part of an address: 'an-vermeulen'. */
function nameIn(path: string): string {
  return path.split('/').at(-2) ?? '';
}

/** Only pages of routes.json have addresses without a language. */
function localPath({ page, language, prefixed, pathname }: Address): string {
  return prefixed ? decoded(pathname) : path(page as PageName, language);
}
