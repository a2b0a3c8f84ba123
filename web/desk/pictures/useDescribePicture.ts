import { graphql } from 'react-relay/hooks';
import type { useDescribePictureMutation } from '../__generated__/useDescribePictureMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';

/** Says what a picture shows. */
export function useDescribePicture() {
  const send = useMutate<useDescribePictureMutation>(graphql`
    mutation useDescribePictureMutation($input: DescribePictureInput!) {
      describePicture(input: $input) {
        __typename
        ... on PictureChanged {
          picture {
            ...PictureCard_picture
            ...PictureForm_picture
          }
        }
        ... on PictureStale {
          now: picture {
            ...PictureCard_picture
            ...PictureForm_picture
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
  return async (input: useDescribePictureMutation['variables']['input']) =>
    (await send({ input })).describePicture;
}
