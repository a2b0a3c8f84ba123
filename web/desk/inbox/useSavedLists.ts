import { graphql } from 'react-relay/hooks';
import type { useSavedListsMutation } from '../__generated__/useSavedListsMutation.graphql.ts';
import type {
  useSavedListsQuery,
  useSavedListsQuery$data,
} from '../__generated__/useSavedListsQuery.graphql.ts';
import type { useSavedListsRemoveMutation } from '../__generated__/useSavedListsRemoveMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';
import { useQuery } from '../app/useQuery.ts';
import { filterInput, filterOf, nobody, type Selection } from './filter.ts';
import { listOf } from './lists.ts';

type Row = NonNullable<NonNullable<useSavedListsQuery$data['desk']>['savedLists']>[number];

/** A saved list of leads. */
export interface Saved {
  readonly id: string;
  readonly name: string;
  /** The colleague who shares it; empty for an own list. */
  readonly by: string;
  readonly count: number;
  readonly removable: boolean;
  readonly selection: Selection;
}

/** The lists that the member saved and those that colleagues share, by name. `again` reads them anew. */
export function useSavedLists() {
  const { answer, again } = useQuery<useSavedListsQuery>(
    graphql`
      query useSavedListsQuery {
        desk {
          savedLists {
            id
            name
            by
            count
            removable
            list
            filter {
              words
              forms
              property
              agent
              nobodys
              undelivered
              states
              from
              until
            }
          }
        }
      }
    `,
    {},
    ['leads'],
  );
  return { lists: (answer?.desk?.savedLists ?? []).map(savedOf), again };
}

function savedOf({ id, name, by, count, removable, list, filter }: Row): Saved {
  const { forms, states, nobodys, undelivered, agent, ...rest } = filter;
  const search = new URLSearchParams();
  const parts = {
    ...rest,
    form: forms?.[0],
    state: states?.[0],
    agent: nobodys ? nobody : agent,
    undelivered: undelivered ? 'yes' : null,
  };
  for (const [part, value] of Object.entries(parts))
    if (value != null) search.set(part, `${value}`);
  return {
    id,
    name,
    by,
    count,
    removable,
    selection: { list: listOf(list), filter: filterOf(search) },
  };
}

/** Saves a list under a name. */
export function useSaveList() {
  const send = useMutate<useSavedListsMutation>(graphql`
    mutation useSavedListsMutation($input: SaveLeadListInput!) {
      saveLeadList(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  return async ({ list, filter }: Selection, name: string, shared: boolean) =>
    (await send({ input: { list, filter: filterInput(filter), name, shared } })).saveLeadList;
}

/** Removes a saved list. */
export function useRemoveList() {
  const send = useMutate<useSavedListsRemoveMutation>(graphql`
    mutation useSavedListsRemoveMutation($input: RemoveLeadListInput!) {
      removeLeadList(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  return async (list: string) => (await send({ input: { list } })).removeLeadList;
}
