import { graphql } from 'react-relay/hooks';
import type { useRemovePictureMutation } from '../__generated__/useRemovePictureMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';

/** Removes an upload that nothing shows. */
export function useRemovePicture() {
  const send = useMutate<useRemovePictureMutation>(graphql`
    mutation useRemovePictureMutation($input: RemovePictureInput!) {
      removePicture(input: $input) {
        __typename
        ... on PictureRemoved {
          id
        }
        ... on PictureStale {
          picture {
            ...PictureActions_picture
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
  return async (input: useRemovePictureMutation['variables']['input']) =>
    (await send({ input })).removePicture;
}
