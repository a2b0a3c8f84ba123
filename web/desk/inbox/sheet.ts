import { fetchFile } from '../app/fetchFile.ts';
import { filterInput, type Selection } from './filter.ts';

/** Fetches the leads of a selection as CSV. */
export function fetchSheet({ list, filter }: Selection) {
  const body = new URLSearchParams({ list });
  const input = filterInput(filter);
  if (input) body.set('filter', JSON.stringify(input));
  return fetchFile('/desk/leads.csv', body);
}
