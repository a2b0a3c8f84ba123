import { graphql } from 'react-relay/hooks';
import type { useSetUnitsMutation } from '../../__generated__/useSetUnitsMutation.graphql.ts';
import { useMutate } from '../../app/useMutate.ts';

/** Writes cells of the table of a project's units in one write. */
export function useSetUnits() {
  const set = useMutate<useSetUnitsMutation>(graphql`
    mutation useSetUnitsMutation($input: SetUnitsInput!) {
      setUnits(input: $input) {
        __typename
        ... on UnitsChanged {
          undo
        }
        ... on InvalidInput {
          problems {
            path
            code
          }
        }
      }
    }
  `);
  return async (input: useSetUnitsMutation['variables']['input']) =>
    (await set({ input })).setUnits;
}
