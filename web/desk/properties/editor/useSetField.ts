import { graphql } from 'react-relay/hooks';
import type { useSetFieldMutation } from '../../__generated__/useSetFieldMutation.graphql.ts';
import { useMutate } from '../../app/useMutate.ts';
import { sendChange } from '../lastChange.ts';
import { useCollecting } from './collecting.ts';

type Input = useSetFieldMutation['variables']['input'];

/** Writes a field of a property of the desk. */
export function useSetField() {
  const set = useMutate<useSetFieldMutation>(graphql`
    mutation useSetFieldMutation($input: SetPropertyFieldInput!) {
      setPropertyField(input: $input) {
        __typename
        ... on PropertyChanged {
          undo
        }
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  const draft = useCollecting();
  return (input: Input) =>
    sendChange(
      input.number,
      async () => (await set({ input: { draft, ...input } })).setPropertyField,
    );
}
