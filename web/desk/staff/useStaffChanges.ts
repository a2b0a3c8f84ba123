import { graphql } from 'react-relay/hooks';
import type { useStaffChangesClearMutation } from '../__generated__/useStaffChangesClearMutation.graphql.ts';
import type { useStaffChangesCloseMutation } from '../__generated__/useStaffChangesCloseMutation.graphql.ts';
import type { useStaffChangesInviteMutation } from '../__generated__/useStaffChangesInviteMutation.graphql.ts';
import type { useStaffChangesLinkMutation } from '../__generated__/useStaffChangesLinkMutation.graphql.ts';
import type { useStaffChangesRoleMutation } from '../__generated__/useStaffChangesRoleMutation.graphql.ts';
import type { useStaffChangesSessionsMutation } from '../__generated__/useStaffChangesSessionsMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';

/** Invites somebody to the desk. */
export const useInvite = () =>
  useMutate<useStaffChangesInviteMutation>(graphql`
    mutation useStaffChangesInviteMutation($input: InviteStaffInput!) {
      inviteStaff(input: $input) {
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

/** Sends a link to choose a password. */
export const useSendLink = () =>
  useMutate<useStaffChangesLinkMutation>(graphql`
    mutation useStaffChangesLinkMutation($input: StaffMemberInput!) {
      sendStaffLink(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);

/** Changes a role. */
export const useSetRole = () =>
  useMutate<useStaffChangesRoleMutation>(graphql`
    mutation useStaffChangesRoleMutation($input: SetStaffRoleInput!) {
      setStaffRole(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);

/** Ends all sessions of a member. */
export const useEndSessions = () =>
  useMutate<useStaffChangesSessionsMutation>(graphql`
    mutation useStaffChangesSessionsMutation($input: StaffMemberInput!) {
      endStaffSessions(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);

/** Takes the second step and the password of a member away. */
export const useClearStep = () =>
  useMutate<useStaffChangesClearMutation>(graphql`
    mutation useStaffChangesClearMutation($input: StaffMemberInput!) {
      clearStaffStep(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);

/** Ends the access of a member. */
export const useClose = () =>
  useMutate<useStaffChangesCloseMutation>(graphql`
    mutation useStaffChangesCloseMutation($input: CloseStaffInput!) {
      closeStaff(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
