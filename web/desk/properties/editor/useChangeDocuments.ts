import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type {
  useChangeDocumentsAddMutation,
  useChangeDocumentsAddMutation$variables,
} from '../../__generated__/useChangeDocumentsAddMutation.graphql.ts';
import type { useChangeDocumentsMutation } from '../../__generated__/useChangeDocumentsMutation.graphql.ts';
import type { Progress } from '../../app/sendBody.ts';
import { useMutate } from '../../app/useMutate.ts';
import { sendChange } from '../lastChange.ts';
import { useCollecting } from './collecting.ts';

type Added = Omit<useChangeDocumentsAddMutation$variables['input'], 'file'>;

/** Adds documents to a property of the desk, one at a time, and changes their names, readers and order. */
export function useChangeDocuments() {
  const environment = useRelayEnvironment();
  const draft = useCollecting();
  const set = useMutate<useChangeDocumentsMutation>(graphql`
    mutation useChangeDocumentsMutation($input: SetPropertyDocumentsInput!) {
      setPropertyDocuments(input: $input) {
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
    setDocuments: (input: useChangeDocumentsMutation['variables']['input']) =>
      sendChange(
        input.number,
        async () => (await set({ input: { draft, ...input } })).setPropertyDocuments,
      ),
    /** Tells how much of the file is sent. Throws when the graph does not answer. */
    addDocument: async (input: Added, file: File, sent: Progress) => {
      const operation = createOperationDescriptor(
        getRequest(graphql`
          mutation useChangeDocumentsAddMutation($input: AddPropertyDocumentInput!) {
            addPropertyDocument(input: $input) {
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
        { input: { draft, ...input, file: null } },
        { metadata: { sent } },
      );
      const uploadables = { 'input.file': file };
      return sendChange(input.number, async () => {
        const answer = await environment.executeMutation({ operation, uploadables }).toPromise();
        return (answer as { data: useChangeDocumentsAddMutation['response'] }).data
          .addPropertyDocument;
      });
    },
  };
}
