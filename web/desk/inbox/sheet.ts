import { fetchFile } from '../app/fetchFile.ts';
import { asked, type Selection } from './filter.ts';

/** Asks for the leads of a selection as CSV. */
export function fetchSheet({ list, filter }: Selection) {
  const body = new URLSearchParams({ list });
  const wanted = asked(filter);
  if (wanted) body.set('filter', JSON.stringify(wanted));
  return fetchFile('/desk/leads.csv', body);
}
