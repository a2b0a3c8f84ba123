import { graphql } from 'react-relay/hooks';
import type { useTestMailMutation } from '../../__generated__/useTestMailMutation.graphql.ts';
import { useMutate } from '../../app/useMutate.ts';

/** Sends a test email to whoever is signed in. */
export const useTestMail = () =>
  useMutate<useTestMailMutation>(graphql`
    mutation useTestMailMutation {
      testMail {
        __typename
        ... on MailTested {
          recipient
          taken
          words
        }
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
