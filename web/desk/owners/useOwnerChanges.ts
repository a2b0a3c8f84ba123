import { graphql } from 'react-relay/hooks';
import type { useOwnerChangesChangeMutation } from '../__generated__/useOwnerChangesChangeMutation.graphql.ts';
import type { useOwnerChangesCloseMutation } from '../__generated__/useOwnerChangesCloseMutation.graphql.ts';
import type { useOwnerChangesInviteMutation } from '../__generated__/useOwnerChangesInviteMutation.graphql.ts';
import type { useOwnerChangesLinkMutation } from '../__generated__/useOwnerChangesLinkMutation.graphql.ts';
import type { useOwnerChangesRemoveMutation } from '../__generated__/useOwnerChangesRemoveMutation.graphql.ts';
import type { useOwnerChangesSessionsMutation } from '../__generated__/useOwnerChangesSessionsMutation.graphql.ts';
import type { useOwnerChangesUnlinkMutation } from '../__generated__/useOwnerChangesUnlinkMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';

/** Gives an owner a property. */
export const useLinkProperty = () =>
  useMutate<useOwnerChangesLinkMutation>(graphql`
    mutation useOwnerChangesLinkMutation($input: OwnerPropertyInput!) {
      linkOwnerProperty(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            path
            code
          }
        }
      }
    }
  `);

/** Takes a property from an owner. */
export const useUnlinkProperty = () =>
  useMutate<useOwnerChangesUnlinkMutation>(graphql`
    mutation useOwnerChangesUnlinkMutation($input: OwnerPropertyInput!) {
      unlinkOwnerProperty(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);

/** Sends an owner a link to choose a password. */
export const useInviteOwner = () =>
  useMutate<useOwnerChangesInviteMutation>(graphql`
    mutation useOwnerChangesInviteMutation($input: OwnerInput!) {
      inviteOwner(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);

/** Changes who an owner is. */
export const useChangeOwner = () =>
  useMutate<useOwnerChangesChangeMutation>(graphql`
    mutation useOwnerChangesChangeMutation($input: ChangeOwnerInput!) {
      changeOwner(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);

/** Signs an owner out everywhere. */
export const useEndOwnerSessions = () =>
  useMutate<useOwnerChangesSessionsMutation>(graphql`
    mutation useOwnerChangesSessionsMutation($input: OwnerInput!) {
      endOwnerSessions(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);

/** Takes an owner's access away. */
export const useCloseOwner = () =>
  useMutate<useOwnerChangesCloseMutation>(graphql`
    mutation useOwnerChangesCloseMutation($input: OwnerInput!) {
      closeOwner(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);

/** Deletes an owner who was made at the desk. */
export const useRemoveOwner = () =>
  useMutate<useOwnerChangesRemoveMutation>(graphql`
    mutation useOwnerChangesRemoveMutation($input: OwnerInput!) {
      removeOwner(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
