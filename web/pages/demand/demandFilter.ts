import type { DemandFormPageQuery$variables } from '../../__generated__/DemandFormPageQuery.graphql.ts';
import { listVariables } from '../list/filterVariables.ts';
import { goalIn } from './registerPath.ts';

/** Which homes someone wants, as the graph is asked for them. */
export type DemandFilter = NonNullable<DemandFormPageQuery$variables['filter']>;

/** What a list's address asks; `goal=rent` says of which list it is. */
export function demandFilterIn(search: string): DemandFilter {
  return listVariables(goalIn(search), 'NL', search).filter ?? {};
}
