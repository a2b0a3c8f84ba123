import { graphql, useFragment } from 'react-relay/hooks';
import type { useBulkChange_leads$key } from '../__generated__/useBulkChange_leads.graphql.ts';
import type { useBulkChangeHandOverMutation } from '../__generated__/useBulkChangeHandOverMutation.graphql.ts';
import type {
  ChosenLeadsInput,
  useBulkChangeStateMutation,
} from '../__generated__/useBulkChangeStateMutation.graphql.ts';
import type { useBulkChangeUndoMutation } from '../__generated__/useBulkChangeUndoMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';
import type { RequestedChange } from '../lead/handling/useLeadChanges.ts';
import { filterInput, type Selection } from './filter.ts';

/** Leads to change: some by their ids, or all of a selection with how many there were. */
export type Chosen =
  | { readonly ids: ReadonlySet<string> }
  | { readonly selection: Selection; readonly count: number };

/** Sends a change of many leads from the versions that are shown. */
export function useBulkChange(shown: useBulkChange_leads$key) {
  const leads = useFragment(
    graphql`
      fragment useBulkChange_leads on Lead @relay(plural: true) {
        id
        stateVersion
        agentVersion
      }
    `,
    shown,
  );
  const setStates = useSetStates();
  const handOver = useHandOverAll();
  const named = (chosen: Chosen, version: 'stateVersion' | 'agentVersion'): ChosenLeadsInput => {
    if ('ids' in chosen) {
      const own = leads.filter(({ id }) => chosen.ids.has(id));
      return { leads: own.map((lead) => ({ lead: lead.id, version: lead[version] })) };
    }
    const { list, filter } = chosen.selection;
    return { all: { list, filter: filterInput(filter), count: chosen.count } };
  };
  return async (chosen: Chosen, requested: RequestedChange) =>
    'state' in requested
      ? (await setStates({ input: { chosen: named(chosen, 'stateVersion'), ...requested } }))
          .setLeadStates
      : (await handOver({ input: { chosen: named(chosen, 'agentVersion'), ...requested } }))
          .handOverLeads;
}

const useSetStates = () =>
  useMutate<useBulkChangeStateMutation>(graphql`
    mutation useBulkChangeStateMutation($input: SetLeadStatesInput!) {
      setLeadStates(input: $input) {
        __typename
        ... on LeadsChanged {
          count
          stale
          undo
        }
        ... on LeadListChanged {
          totalCount
        }
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);

const useHandOverAll = () =>
  useMutate<useBulkChangeHandOverMutation>(graphql`
    mutation useBulkChangeHandOverMutation($input: HandOverLeadsInput!) {
      handOverLeads(input: $input) {
        __typename
        ... on LeadsChanged {
          count
          stale
          undo
        }
        ... on LeadListChanged {
          totalCount
        }
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);

/** Takes a change of many leads back. */
export const useBulkUndo = () =>
  useMutate<useBulkChangeUndoMutation>(graphql`
    mutation useBulkChangeUndoMutation($input: UndoLeadsInput!) {
      undoLeads(input: $input) {
        __typename
        ... on LeadsChanged {
          count
        }
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
