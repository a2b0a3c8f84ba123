import type { Language } from '../../../shared/i18n/languages.ts';
import { conditions, type Filter, filterSearch } from '../../../shared/list/filter.ts';
import type { ListKind } from '../../../shared/list/filterVariables.ts';
import type { PageLocation } from '../../../shared/router/page.ts';
import { decoded, path } from '../../../shared/router/paths.ts';

/** A city in one language, with the addresses of its two town lists. */
export interface Town {
  readonly name: string;
  readonly zip: string;
  readonly salePath: string;
  readonly rentPath: string;
}

/** The slug of a town list's address, decoded: 'kinrooi' of '/nl/te-koop/kinrooi/'; '' for the whole list. */
export function townIn({ page, pathname, language }: Omit<PageLocation, 'search'>): string {
  if (page !== 'sale' && page !== 'rent') return '';
  const list = path(page, language);
  return pathname.startsWith(list) ? decoded(pathname.slice(list.length, -1)) : '';
}

/** The address of a town list; null when the filter is not one city alone. Its page and order stay in the query string. */
export function townPath(kind: ListKind, filter: Filter, town: Town | undefined): string | null {
  if (!town || kind === 'realisations' || conditions(filter) !== 1) return null;
  return kind === 'sale' ? town.salePath : town.rentPath;
}

/** The canonical address of a list with a filter. */
export function listAddress(
  kind: ListKind,
  language: Language,
  filter: Filter,
  town: Town | undefined,
): string {
  const townList = townPath(kind, filter, town);
  return townList
    ? townList + filterSearch({ ...filter, cities: [] })
    : path(kind, language) + filterSearch(filter);
}
