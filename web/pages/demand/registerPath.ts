import type { Language } from '../../app/i18n/languages.ts';
import { path } from '../../app/router/paths.ts';
import { filterSearch, noFilter, parseFilter } from '../list/filter.ts';
import { readParams } from '../list/filterParams.ts';

/** The demand register, filled in with what a list was asked: the search of its address. */
export function registerPath(language: Language, goal: 'sale' | 'rent', search: string): string {
  return path('demandRegister', language, withGoal(search, goal));
}

/** What the address of the register asks, and nothing else that stands there: the page is cached for every such address. */
export function registerSearch(search: string): string {
  const { sort, view, page } = noFilter;
  const asked = filterSearch({ ...parseFilter(search), sort, view, page });
  return goalIn(search) === 'rent' ? withGoal(asked, 'rent') : asked;
}

/** Of which list the register is filled in. */
export function goalIn(search: string): 'sale' | 'rent' {
  const goal = readParams(search).find(([name]) => name === 'goal')?.[1];
  return goal === 'rent' ? 'rent' : 'sale';
}

function withGoal(search: string, goal: string): string {
  return `${search ? `${search}&` : '?'}goal=${goal}`;
}
