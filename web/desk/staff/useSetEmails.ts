import { graphql } from 'react-relay/hooks';
import type { useSetEmailsMutation } from '../__generated__/useSetEmailsMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';

/** Sets which emails a member of staff gets. */
export function useSetEmails() {
  return useMutate<useSetEmailsMutation>(graphql`
    mutation useSetEmailsMutation($input: SetStaffEmailsInput!) {
      setStaffEmails(input: $input) {
        __typename
        ... on StaffEmailsSet {
          emails {
            id
            leads
            appointments
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
}
