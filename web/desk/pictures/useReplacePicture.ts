import { graphql } from 'react-relay/hooks';
import type { useReplacePictureMutation } from '../__generated__/useReplacePictureMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';

/** Shows an upload wherever the site shows a picture, or the picture itself again. */
export function useReplacePicture() {
  const send = useMutate<useReplacePictureMutation>(graphql`
    mutation useReplacePictureMutation($input: ReplacePictureInput!) {
      replacePicture(input: $input) {
        __typename
        ... on PictureChanged {
          picture {
            ...PictureCard_picture
            ...PictureActions_picture
          }
        }
        ... on PictureStale {
          now: picture {
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
  return async (input: useReplacePictureMutation['variables']['input']) =>
    (await send({ input })).replacePicture;
}
