import { graphql } from 'react-relay/hooks';
import type { useUndoActionMutation } from '../__generated__/useUndoActionMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';

/** Undoes one of the own actions. */
export function useUndoAction() {
  const send = useMutate<useUndoActionMutation>(graphql`
    mutation useUndoActionMutation($input: UndoActionInput!) {
      undoAction(input: $input) {
        __typename
        ... on ActionUndone {
          stale
        }
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  return async (action: string) => (await send({ input: { action } })).undoAction;
}
