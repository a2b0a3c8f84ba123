import { filterSearch } from '../list/filter.ts';
import type { DemandFilter } from './demandFilter.ts';
import { listFilterOf } from './listFilterOf.ts';
import { refused } from './refused.ts';

/** The query string of the list with these properties; null when a criterion has no parameter. */
export function listSearch(selection: DemandFilter): string | null {
  if (refused(selection).length > 0) return null;
  const asked = listFilterOf(selection);
  return filterSearch({ ...asked, view: asked.area || asked.bounds ? 'map' : 'list' });
}
