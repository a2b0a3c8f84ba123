import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type { useChangePhotosAddMutation } from '../../__generated__/useChangePhotosAddMutation.graphql.ts';
import type {
  PropertyPictures,
  useChangePhotosMutation,
} from '../../__generated__/useChangePhotosMutation.graphql.ts';
import type { Progress } from '../../app/sendBody.ts';
import { useMutate } from '../../app/useMutate.ts';
import { sendChange } from '../lastChange.ts';
import { useCollecting } from './collecting.ts';

type Input = useChangePhotosMutation['variables']['input'];

/** Adds pictures to a property of the desk, one at a time, and changes their order. */
export function useChangePhotos() {
  const environment = useRelayEnvironment();
  const draft = useCollecting();
  const set = useMutate<useChangePhotosMutation>(graphql`
    mutation useChangePhotosMutation($input: SetPropertyPhotosInput!) {
      setPropertyPhotos(input: $input) {
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
  return {
    setPhotos: (input: Input) =>
      sendChange(
        input.number,
        async () => (await set({ input: { draft, ...input } })).setPropertyPhotos,
      ),
    /** Tells how much of the file is sent. Throws when the graph does not answer. */
    addPhoto: async (number: number, of: PropertyPictures, file: File, sent: Progress) => {
      const operation = createOperationDescriptor(
        getRequest(graphql`
          mutation useChangePhotosAddMutation($input: AddPropertyPhotoInput!) {
            addPropertyPhoto(input: $input) {
              __typename
              ... on PropertyChanged {
                undo
              }
              ... on InvalidInput {
                problems {
                  code
                  kind
                }
              }
            }
          }
        `),
        { input: { number, draft, of, file: null } },
        { metadata: { sent, repeats: true } }, // a photo that is there already stays where it is
      );
      const uploadables = { 'input.file': file };
      return sendChange(number, async () => {
        const answer = await environment.executeMutation({ operation, uploadables }).toPromise();
        return (answer as { data: useChangePhotosAddMutation['response'] }).data.addPropertyPhoto;
      });
    },
  };
}
