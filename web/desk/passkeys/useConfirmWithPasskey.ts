import { graphql } from 'react-relay/hooks';
import type { useConfirmWithPasskeyMutation } from '../__generated__/useConfirmWithPasskeyMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';
import { usePasskey } from './usePasskey.ts';

/** Takes the second step again with a passkey. Returns what is wrong; nothing when it was taken. */
export function useConfirmWithPasskey() {
  const request = usePasskey('CONFIRM');
  const confirm = useMutate<useConfirmWithPasskeyMutation>(graphql`
    mutation useConfirmWithPasskeyMutation($input: PasskeyInput!) {
      confirmWithPasskey(input: $input) {
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  return async () => {
    const requested = await request();
    if (requested.response === undefined) return requested.problems;
    return (await confirm({ input: requested })).confirmWithPasskey.problems ?? [];
  };
}
