import { graphql, useFragment } from 'react-relay/hooks';
import type { useNextLead_desk$key } from '../../__generated__/useNextLead_desk.graphql.ts';
import type { useNextLeadMutation } from '../../__generated__/useNextLeadMutation.graphql.ts';
import { useSession } from '../../app/session.ts';
import { useMutate } from '../../app/useMutate.ts';

/** Whether the next lead opens by itself, after one is answered or closed. */
export function useNextLead(): boolean {
  const desk: useNextLead_desk$key = useSession().desk;
  return useFragment(
    graphql`
      fragment useNextLead_desk on Desk {
        nextLead
      }
    `,
    desk,
  ).nextLead;
}

/** Chooses whether the next lead opens by itself. */
export function useSetNextLead() {
  const send = useMutate<useNextLeadMutation>(graphql`
    mutation useNextLeadMutation($input: SetNextLeadInput!) {
      setNextLead(input: $input) {
        __typename
        ... on NextLeadSet {
          desk {
            ...useNextLead_desk
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
  return async (on: boolean) => (await send({ input: { on } })).setNextLead;
}
