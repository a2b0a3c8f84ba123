import type { GraphFilter } from '../../../shared/list/criteria.ts';
import { parseFilter } from '../../../shared/list/filter.ts';
import { graphFilter } from '../../../shared/list/filterVariables.ts';
import { allStatuses, goalIn, numbersIn, valueIn } from '../../../shared/list/named.ts';
import { readParams } from '../../../shared/router/params.ts';

/** How many cards a set has at most; limits/window.go has the same. */
export const mostCards = 40;

/** The sizes of a card; the first is the usual one. */
export const papers = ['a4', 'a3'] as const;
export type Paper = (typeof papers)[number];

/** The paper size that an address names; A4 when it names none that is known. */
export function paperIn(search: string): Paper {
  const named = valueIn(readParams(search), 'paper');
  return papers.find((paper) => paper === named) ?? papers[0];
}

/** The variables of one card. Properties that are sold or rented have one too: it says so. */
export function oneCard(number: number) {
  return selected({ numbers: [number], statuses: allStatuses }, 'newest', 1);
}

/**
 * The variables of a set of cards: of a list's query string, with goal, number and office beside its criteria. As in a list's address, a
 * value that cannot be read is no condition; an office that does not exist has no properties.
 */
export function setOfCards(search: string, most = mostCards) {
  const params = readParams(search);
  const filter = parseFilter(search);
  const numbers = numbersIn(params, most);
  const office = valueIn(params, 'office');
  const conditions: GraphFilter = {
    ...graphFilter('sale', filter),
    goal: goalIn(params),
    ...(numbers.length > 0 && { numbers, statuses: allStatuses }),
    ...(office && { agents: [{ office: officeIn(office) }] }),
  };
  return selected(conditions, filter.sort, most);
}

function selected(filter: GraphFilter, sort: string, first: number) {
  return { filter, sort: sort.toUpperCase(), first };
}

/** The number of an office; -1, which no office has, for text that is no number. */
function officeIn(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : -1;
}
