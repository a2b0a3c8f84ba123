import { graphql } from 'react-relay/hooks';
import type { useAddNoteMutation } from '../../__generated__/useAddNoteMutation.graphql.ts';
import { useMutate } from '../../app/useMutate.ts';

/** Adds a note; the same key twice is one note. */
export const useAddNote = () =>
  useMutate<useAddNoteMutation>(graphql`
    mutation useAddNoteMutation($input: AddLeadNoteInput!) {
      addLeadNote(input: $input) {
        __typename
        ... on LeadChanged {
          lead {
            ...Course_lead
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
