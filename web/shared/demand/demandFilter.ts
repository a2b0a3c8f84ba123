import type { DemandFormPageQuery$variables } from '../../__generated__/DemandFormPageQuery.graphql.ts';
import { listVariables } from '../list/filterVariables.ts';
import { goalIn } from './registerPath.ts';

/** The criteria of a demand, as the graph's PropertyFilter. */
export type DemandFilter = NonNullable<DemandFormPageQuery$variables['filter']>;

/** Reads the criteria from a list's query string; `goal=rent` names the list. */
export function demandFilterIn(search: string): DemandFilter {
  return listVariables(goalIn(search), 'NL', search).filter ?? {};
}
