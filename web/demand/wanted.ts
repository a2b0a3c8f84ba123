import type { DemandFormPageQuery$variables } from '../__generated__/DemandFormPageQuery.graphql.ts';
import { readParams } from '../search/filterParams.ts';
import { listVariables } from '../search/filterVariables.ts';

/** Which homes someone wants, as the graph is asked for them. */
export type Wanted = NonNullable<DemandFormPageQuery$variables['filter']>;

/** What a list's address asks; `goal=rent` says of which list it is. */
export function wantedIn(search: string): Wanted {
  const goal = readParams(search).find(([name]) => name === 'goal')?.[1];
  return listVariables(goal === 'rent' ? 'rent' : 'sale', 'NL', search).filter ?? {};
}
