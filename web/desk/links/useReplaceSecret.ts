import { graphql } from 'react-relay/hooks';
import type { useReplaceSecretMutation } from '../__generated__/useReplaceSecretMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';

/** Replaces the secret of a link. */
export const useReplaceSecret = () =>
  useMutate<useReplaceSecretMutation>(graphql`
    mutation useReplaceSecretMutation($input: ReplaceLinkSecretInput!) {
      replaceLinkSecret(input: $input) {
        __typename
        ... on LinkChanged {
          link {
            ...LinkView_link
          }
        }
        ... on LinkSecretNotTried {
          reason
          failure
          status
        }
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
