import {
  type GraphLanguage,
  graphLanguage,
  isLanguage,
  type Language,
  languages,
} from '../../shared/i18n/languages.ts';
import type { GraphFilter } from '../../shared/list/criteria.ts';
import { filterSearch, parseFilter } from '../../shared/list/filter.ts';
import { graphFilter } from '../../shared/list/filterVariables.ts';
import { allStatuses, goalIn, numbersIn, valueIn } from '../../shared/list/named.ts';
import { readParams } from '../../shared/router/params.ts';

/** limits/embeds.go has the same; `usualProperties` is how many are shown when `count` does not say. */
export const mostProperties = 24;
export const longestFilter = 2048;
export const usualProperties = 6;

export interface Variables {
  readonly language: GraphLanguage;
  readonly filter: GraphFilter;
  readonly sort: string;
  readonly first: number;
}

/** What the attributes of an embed ask for. */
export interface Embed {
  readonly language: Language;
  readonly goal: 'SALE' | 'RENT' | null;
  readonly variables: Variables;
  /** The address of the whole list, from the root. */
  readonly list: string;
  /** Why the attributes cannot be answered; '' when they can. */
  readonly wrong: string;
}

/**
 * Reads the attributes of an embed; pageLanguage is the language of the page around it. `filter` is the query string of a list, with goal
 * and number beside its criteria. As in a list's address, a value that cannot be read is no condition.
 */
export function readEmbed(attribute: (name: string) => string | null, pageLanguage: string): Embed {
  const given = (attribute('filter') ?? '').trim();
  const wrong = problemOf(given);
  const text = wrong ? '' : given;
  const params = readParams(text);
  const goal = goalIn(params);
  const numbers = numbersIn(params, mostProperties);
  const sort = attribute('sort') || valueIn(params, 'sort');
  const filter = parseFilter(`sort=${encodeURIComponent(sort)}&${text}`);
  const language = languageOf(attribute('language'), pageLanguage);
  return {
    language,
    goal,
    variables: {
      language: graphLanguage(language),
      filter: {
        ...graphFilter('sale', filter),
        goal,
        ...(numbers.length > 0 && { numbers, statuses: allStatuses }),
      },
      sort: filter.sort.toUpperCase(),
      first: countOf(attribute('count')),
    },
    list: listOf(goal, language, numbers.length > 0 ? '' : filterSearch(filter)),
    wrong,
  };
}

function problemOf(filter: string): string {
  if (filter.length > longestFilter) return `the filter is longer than ${longestFilter} characters`;
  return filter.startsWith('{') ? 'the filter is the query string of a list, not JSON' : '';
}

function countOf(text: string | null): number {
  return text && /^\d{1,9}$/.test(text)
    ? Math.min(Math.max(Number(text), 1), mostProperties)
    : usualProperties;
}

function languageOf(text: string | null, pageLanguage: string): Language {
  const known = [text, pageLanguage]
    .map((code) => code?.slice(0, 2).toLowerCase())
    .find(isLanguage);
  return known ?? languages[0];
}

/** The list for sale or for rent with the same filter; without a goal the home page. The server leads to the address in this language. */
function listOf(goal: Embed['goal'], language: Language, search: string): string {
  const page = goal === 'SALE' ? '/for-sale/' : '/for-rent/';
  const others = goal ? search.replace('?', '&') : '';
  return `${goal ? page : '/'}?lng=${language}${others}`;
}
