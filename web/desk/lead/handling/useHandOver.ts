import { graphql } from 'react-relay/hooks';
import type { useHandOverMutation } from '../../__generated__/useHandOverMutation.graphql.ts';
import { useMutate } from '../../app/useMutate.ts';

/** Hands a lead over. */
export function useHandOver() {
  const send = useMutate<useHandOverMutation>(graphql`
    mutation useHandOverMutation($input: HandOverLeadInput!) {
      handOverLead(input: $input) {
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
            by: agentBy
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
  return async (input: useHandOverMutation['variables']['input']) =>
    (await send({ input })).handOverLead;
}
