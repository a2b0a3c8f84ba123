import { graphql } from 'react-relay/hooks';
import type { useConfirmWithPasskeyMutation } from '../../__generated__/useConfirmWithPasskeyMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';
import { usePasskey } from './usePasskey.ts';

/** Takes the second step again with a passkey; what is wrong, nothing when it is taken. */
export function useConfirmWithPasskey() {
  const ask = usePasskey('CONFIRM');
  const confirm = useMutate<useConfirmWithPasskeyMutation>(graphql`
    mutation useConfirmWithPasskeyMutation($input: DeskPasskeyInput!) {
      deskPasskeyConfirm(input: $input) {
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  return async () => {
    const asked = await ask();
    if (asked.response === undefined) return asked.problems;
    return (await confirm({ input: asked })).deskPasskeyConfirm.problems ?? [];
  };
}
