import { graphql } from 'react-relay/hooks';
import type { useJudgePriceConfirmMutation } from '../__generated__/useJudgePriceConfirmMutation.graphql.ts';
import type { useJudgePriceDismissMutation } from '../__generated__/useJudgePriceDismissMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';

type Seen = useJudgePriceConfirmMutation['variables']['input'];

/** What the desk says of a doubtful price: that it is right, or that it is wrong. */
export function useJudgePrice() {
  const confirm = useMutate<useJudgePriceConfirmMutation>(graphql`
    mutation useJudgePriceConfirmMutation($input: JudgePriceInput!) {
      confirmPrice(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  const dismiss = useMutate<useJudgePriceDismissMutation>(graphql`
    mutation useJudgePriceDismissMutation($input: JudgePriceInput!) {
      dismissPrice(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  return {
    confirm: async (input: Seen) => (await confirm({ input })).confirmPrice,
    dismiss: async (input: Seen) => (await dismiss({ input })).dismissPrice,
  };
}
