import { filterSearch } from '../list/filter.ts';
import type { DemandFilter } from './demandFilter.ts';
import { falseCriteria } from './falseCriteria.ts';
import { listFilterOf } from './listFilterOf.ts';

/** The query string of the list with these criteria; null when one of them has no parameter. */
export function listSearch(selection: DemandFilter): string | null {
  if (falseCriteria(selection).length > 0) return null;
  const filter = listFilterOf(selection);
  return filterSearch({ ...filter, view: filter.area || filter.bounds ? 'map' : 'list' });
}
