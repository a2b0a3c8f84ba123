import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type { useUploadPictureMutation } from '../__generated__/useUploadPictureMutation.graphql.ts';
import type { Progress } from '../app/sendBody.ts';

type Input = useUploadPictureMutation['variables']['input'];

/** Uploads a picture, and tells how much of it is sent. Throws when the graph does not answer. */
export function useUploadPicture() {
  const environment = useRelayEnvironment();
  return async (file: File, input: Omit<Input, 'file'>, sent: Progress) => {
    const operation = createOperationDescriptor(
      getRequest(graphql`
        mutation useUploadPictureMutation($input: UploadPictureInput!) {
          uploadPicture(input: $input) {
            __typename
            ... on PictureChanged {
              picture {
                id
                ...PictureForm_picture
              }
            }
            ... on InvalidInput {
              problems {
                path
                code
                kind
              }
            }
          }
        }
      `),
      { input: { ...input, file: null } },
      { metadata: { sent } },
    );
    const uploadables = { 'input.file': file };
    const answer = await environment.executeMutation({ operation, uploadables }).toPromise();
    return (answer as { data: useUploadPictureMutation['response'] }).data.uploadPicture;
  };
}
