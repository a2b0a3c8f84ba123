import { graphql } from 'react-relay/hooks';
import type { useSetFeaturedMutation } from '../__generated__/useSetFeaturedMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';

/** Sets which properties come first on the home page. */
export function useSetFeatured() {
  const send = useMutate<useSetFeaturedMutation>(graphql`
    mutation useSetFeaturedMutation($input: SetFeaturedInput!) {
      setFeatured(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  return async (input: useSetFeaturedMutation['variables']['input']) =>
    (await send({ input })).setFeatured;
}
