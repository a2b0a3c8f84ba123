import { graphLanguage, type Language } from '../../app/i18n/languages.ts';
import { registerPath } from '../demand/registerPath.ts';
import { type Filter, filterSearch, noFilter } from './filter.ts';
import type { ListKind } from './filterVariables.ts';
import { listAddress, type Town } from './town.ts';

/**
 * The addresses of the same list in all these languages. The one city of a filter is called there as each language calls it:
 * `cities` gives it in the order of the languages, and nothing for a filter without one city. A list of one town alone has an address of its own.
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
 * Where what a list was asked can be registered, so that letters come of new homes; null for realisations, which nobody looks for. How
 * a list is looked at is nothing to register.
 */
export function registerOf(kind: ListKind, language: Language, filter: Filter): string | null {
  if (kind === 'realisations') return null;
  const { sort, view, page } = noFilter;
  return registerPath(language, kind, filterSearch({ ...filter, sort, view, page }));
}
