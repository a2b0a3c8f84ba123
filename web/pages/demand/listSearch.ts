import { filterSearch } from '../list/filter.ts';
import { askedIn } from './askedIn.ts';
import { refused } from './refused.ts';
import type { Wanted } from './wanted.ts';

/** The search of the list that shows these homes; null where something is wanted that no address of a list asks. */
export function listSearch(wanted: Wanted): string | null {
  if (refused(wanted).length > 0) return null;
  const asked = askedIn(wanted);
  return filterSearch({ ...asked, view: asked.area || asked.bounds ? 'map' : 'list' });
}
