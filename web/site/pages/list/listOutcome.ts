import { conditions, parseFilter } from '../../../shared/list/filter.ts';
import { pageCount } from '../../../shared/list/filterVariables.ts';
import { type Read, sentenceIn, sentencePath } from '../../../shared/list/sentence.ts';
import type { Outcome, PageLocation } from '../../../shared/router/page.ts';
import { type Town, townIn } from './town.ts';

interface Data extends Partial<Read> {
  readonly properties: {
    readonly totalCount: number;
    /** The city of a town list in each language; empty for an unknown town. */
    readonly cityInLanguages: readonly Town[];
  };
}

/**
 * A sentence redirects to the list of its conditions, and words without results to where the search leads. A town list redirects to its
 * address in this language; an unknown town and a page beyond the last are 404. The first page of a list without results is 200.
 */
export function listOutcome(data: Data, location: PageLocation): Outcome {
  const { pathname, search } = location;
  const total = data.properties.totalCount;
  const to = leadsTo(data, location);
  if (to) return { status: 307, to };
  if (townIn(location) !== '') {
    const paths = data.properties.cityInLanguages.map(location.page === 'sale' ? bySale : byRent);
    const here = paths.find((path) => path.startsWith(`/${location.language}/`));
    if (!here) return { status: 404 };
    if (here !== pathname) return { status: 308, to: here };
  }
  return { status: parseFilter(search).page > pageCount(total) ? 404 : 200 };
}

/** Where typed words lead; null when they stay on this list. */
function leadsTo(data: Data, { page, pathname, search }: PageLocation): string | null {
  const { search: found, understand } = data;
  if (!found || !understand) return null;
  const read = { search: found, understand };
  const filter = parseFilter(search);
  const { text } = filter;
  const here = data.properties.totalCount > 0;
  const elsewhere = !(found.path.startsWith(pathname) && found.path.includes('?text='));
  if (text === '') return sentencePath(sentenceIn(search).q, read, here || elsewhere);
  if (here) {
    const alone = page !== 'realisations' && conditions(filter) === 1;
    return alone && namesTown(read) ? understand.path : null;
  }
  if (elsewhere) return found.path;
  return understand.path.includes('?') ? sentencePath(text, read, false) : null;
}

/** Whether words say a town and nothing that was not understood: "maison à Hal", of which words of other homes begin with each. */
const namesTown = ({ understand: { unread, cut, parts } }: Read) =>
  unread.length === 0 &&
  !cut &&
  parts.every(({ meant }) => !meant) &&
  parts.some(({ fields }) => fields.includes('cities'));

const bySale = ({ salePath }: Town) => salePath;
const byRent = ({ rentPath }: Town) => rentPath;
