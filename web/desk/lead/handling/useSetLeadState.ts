import { graphql } from 'react-relay/hooks';
import type { useSetLeadStateMutation } from '../../__generated__/useSetLeadStateMutation.graphql.ts';
import { useMutate } from '../../app/useMutate.ts';

/** Sets the state of a lead. */
export function useSetLeadState() {
  const send = useMutate<useSetLeadStateMutation>(graphql`
    mutation useSetLeadStateMutation($input: SetLeadStateInput!) {
      setLeadState(input: $input) {
        __typename
        ... on LeadChanged {
          undo
          lead {
            ...LeadView_lead
          }
          desk {
            ...useLeadCounts_desk
          }
        }
        ... on LeadStale {
          lead {
            state
            stateVersion
            by: stateBy
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
  return async (input: useSetLeadStateMutation['variables']['input']) =>
    (await send({ input })).setLeadState;
}
