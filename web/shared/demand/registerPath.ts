import type { Language } from '../i18n/languages.ts';
import { filterSearch, noFilter, parseFilter } from '../list/filter.ts';
import { readParams } from '../router/params.ts';
import { path } from '../router/paths.ts';

/** The address of the page that registers a demand, filled in with a list's query string. */
export function registerPath(language: Language, goal: 'sale' | 'rent', search: string): string {
  return path('demandRegister', language, withGoal(search, goal));
}

/** The criteria in the address of that page, without other parameters: the page is cached by this query string. */
export function registerSearch(search: string): string {
  const { sort, view, page } = noFilter;
  const filter = filterSearch({ ...parseFilter(search), sort, view, page });
  return goalIn(search) === 'rent' ? withGoal(filter, 'rent') : filter;
}

/** The goal of the demand: `goal=rent`, else sale. */
export function goalIn(search: string): 'sale' | 'rent' {
  const goal = readParams(search).find(([name]) => name === 'goal')?.[1];
  return goal === 'rent' ? 'rent' : 'sale';
}

function withGoal(search: string, goal: string): string {
  return `${search ? `${search}&` : '?'}goal=${goal}`;
}
