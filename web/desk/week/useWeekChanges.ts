import { graphql } from 'react-relay/hooks';
import type { useWeekChangesBlockMutation } from '../__generated__/useWeekChangesBlockMutation.graphql.ts';
import type { useWeekChangesCancelMutation } from '../__generated__/useWeekChangesCancelMutation.graphql.ts';
import type { useWeekChangesMoveMutation } from '../__generated__/useWeekChangesMoveMutation.graphql.ts';
import type { useWeekChangesPlanMutation } from '../__generated__/useWeekChangesPlanMutation.graphql.ts';
import type { useWeekChangesSetCalendarMutation } from '../__generated__/useWeekChangesSetCalendarMutation.graphql.ts';
import type { useWeekChangesUnblockMutation } from '../__generated__/useWeekChangesUnblockMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';

/** Cancels an appointment; the visitor gets an email. */
export const useCancel = () =>
  useMutate<useWeekChangesCancelMutation>(graphql`
    mutation useWeekChangesCancelMutation($input: CancelAppointmentInput!) {
      cancelAppointment(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);

/** Moves an appointment; the visitor gets an email. */
export const useMove = () =>
  useMutate<useWeekChangesMoveMutation>(graphql`
    mutation useWeekChangesMoveMutation($input: MoveAppointmentInput!) {
      moveAppointment(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);

/** Keeps visitors from booking an agent, or everybody. */
export const useBlock = () =>
  useMutate<useWeekChangesBlockMutation>(graphql`
    mutation useWeekChangesBlockMutation($input: BlockHoursInput!) {
      blockHours(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);

/** Lets visitors book an agent again. */
export const useUnblock = () =>
  useMutate<useWeekChangesUnblockMutation>(graphql`
    mutation useWeekChangesUnblockMutation($input: UnblockHoursInput!) {
      unblockHours(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);

/** Books an appointment for a visitor, who gets an email. */
export const usePlan = () =>
  useMutate<useWeekChangesPlanMutation>(graphql`
    mutation useWeekChangesPlanMutation($input: PlanAppointmentInput!) {
      planAppointment(input: $input) {
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

/** Says where an agent's own calendar is read. */
export const useSetCalendar = () =>
  useMutate<useWeekChangesSetCalendarMutation>(graphql`
    mutation useWeekChangesSetCalendarMutation($input: SetAgentCalendarInput!) {
      setAgentCalendar(input: $input) {
        __typename
        ... on AgentCalendarSet {
          calendar {
            id
            server
            readAt
            problem
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
