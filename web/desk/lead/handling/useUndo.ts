import { graphql } from 'react-relay/hooks';
import type { useUndoMutation } from '../../__generated__/useUndoMutation.graphql.ts';
import { useMutate } from '../../app/useMutate.ts';

/** Takes a change back. */
export function useUndo() {
  const send = useMutate<useUndoMutation>(graphql`
    mutation useUndoMutation($input: UndoLeadsInput!) {
      undoLeads(input: $input) {
        __typename
        ... on LeadsChanged {
          count
          leads {
            ...LeadView_lead
          }
          desk {
            ...useLeadCounts_desk
          }
        }
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  return async (undo: string) => (await send({ input: { undo } })).undoLeads;
}
