import type { Outcome, PageLocation } from '../../app/router/page.ts';
import { parseFilter } from './filter.ts';
import { pageCount } from './filterVariables.ts';
import { type Town, townIn } from './town.ts';

interface Data {
  /** Where the words of the search lead. */
  readonly search?: { readonly path: string };
  readonly properties: {
    readonly totalCount: number;
    /** The city of a town list in each language; empty for an unknown town. */
    readonly cityInLanguages: readonly Town[];
  };
}

/**
 * Words without results redirect to where the search leads. A town list redirects to its address in this language; an
 * unknown town and a page beyond the last are 404. The first page of a list without results is 200.
 */
export function listOutcome(data: Data, location: PageLocation): Outcome {
  const { pathname, search } = location;
  const total = data.properties.totalCount;
  const to = data.search?.path;
  if (to && total === 0 && !(to.startsWith(pathname) && to.includes('?text='))) {
    return { status: 307, to };
  }
  if (townIn(location) !== '') {
    const paths = data.properties.cityInLanguages.map(location.page === 'sale' ? bySale : byRent);
    const here = paths.find((path) => path.startsWith(`/${location.language}/`));
    if (!here) return { status: 404 };
    if (here !== pathname) return { status: 308, to: here };
  }
  return { status: parseFilter(search).page > pageCount(total) ? 404 : 200 };
}

const bySale = ({ salePath }: Town) => salePath;
const byRent = ({ rentPath }: Town) => rentPath;
