import type { Language } from '../../../shared/i18n/languages.ts';
import { type Filter, filterSearch, noFilter } from '../../../shared/list/filter.ts';
import type { ListKind } from '../../../shared/list/filterVariables.ts';

/**
 * The address of the Atom feed of a list, without its order, view and page; undefined for realisations, of which no feed tells.
 * server/atom/feed.go writes the same.
 */
export function feedPath(kind: ListKind, language: Language, filter: Filter): string | undefined {
  if (kind === 'realisations') return undefined;
  const { sort, view, page } = noFilter;
  const search = filterSearch({ ...filter, sort, view, page });
  return `/${language}/feed.xml?goal=${kind}${search.replace('?', '&')}`;
}
