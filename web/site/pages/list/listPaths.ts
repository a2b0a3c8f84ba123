import { registerPath } from '../../../shared/demand/registerPath.ts';
import { graphLanguage, type Language } from '../../../shared/i18n/languages.ts';
import { type Filter, filterSearch, noFilter } from '../../../shared/list/filter.ts';
import type { ListKind } from '../../../shared/list/filterVariables.ts';
import { listAddress, type Town } from './town.ts';

/**
 * The addresses of the same list in all these languages. `cities` is the only city of the filter in each of the languages,
 * in their order, and empty for a filter without exactly one city. The list of one town alone has an address of its own.
 */
export function listPaths(
  kind: ListKind,
  languages: readonly Language[],
  filter: Filter,
  cities: readonly Town[],
) {
  return languages.map((language, i) => {
    const city = cities[i];
    const there = city ? { ...filter, cities: [{ name: city.name, zip: city.zip }] } : filter;
    return { language: graphLanguage(language), path: listAddress(kind, language, there, city) };
  });
}

/**
 * The page that registers the filter of a list as a demand, without its order, view and page; null for realisations, which
 * nobody can buy.
 */
export function registerOf(kind: ListKind, language: Language, filter: Filter): string | null {
  if (kind === 'realisations') return null;
  const { sort, view, page } = noFilter;
  return registerPath(language, kind, filterSearch({ ...filter, sort, view, page }));
}
