import { languages } from '../../shared/i18n/languages.ts';
import { filterSearch, noFilter, parseFilter, withoutView } from '../../shared/list/filter.ts';
import { readParams } from '../../shared/router/params.ts';
import { path } from '../../shared/router/paths.ts';

/** A list of properties that a module shows, by its key, and its filter as it stands in the list's address. */
export interface ChosenList {
  readonly id: 'sale' | 'rent' | 'realised' | undefined;
  readonly filter: string;
}

const lists = [
  ['sale', 'sale'],
  ['rent', 'rent'],
  ['realised', 'realisations'],
] as const;

/** Parameters that say how a list is shown, and what its map happens to show. */
const shownOnly = ['sort', 'view', 'page', 'bounds'];

/**
 * Reads the address of a list, whole or from its question mark on. Null for one that is no list's, and for a filter of which something
 * would be lost: the module would show more than the list.
 */
export function readListAddress(text: string): ChosenList | null {
  const address = text.trim();
  const at = address.indexOf('?');
  const pathname = (at < 0 ? address : address.slice(0, at)).replace(/^https?:\/\/[^/]+/, '');
  const search = at < 0 ? '' : address.slice(at);
  const found = lists.find(([, page]) => languages.some((l) => path(page, l) === pathname));
  if (pathname !== '' && !found) return null;
  const { sort, view, page } = noFilter;
  const chosen = withoutView(parseFilter(search)); // of a list beside its map, what the map shows is gone; without a map it is a condition
  if (chosen.bounds) return null;
  const filter = filterSearch({ ...chosen, sort, view, page });
  const conditions = (given: string) =>
    readParams(given).filter(([name, value]) => value.trim() !== '' && !shownOnly.includes(name));
  if (conditions(search).length > conditions(filter).length) return null;
  return { id: found?.[0], filter };
}
