import { graphql } from 'react-relay/hooks';
import type { useNoteCallMutation } from '../__generated__/useNoteCallMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';

/** Notes a telephone call as a lead. */
export const useNoteCall = () =>
  useMutate<useNoteCallMutation>(graphql`
    mutation useNoteCallMutation($input: NoteCallInput!) {
      noteCall(input: $input) {
        __typename
        ... on CallNoted {
          lead {
            id
            agent {
              name
            }
          }
          desk {
            ...useLeadCounts_desk
          }
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
