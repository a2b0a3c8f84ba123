import { graphql } from 'react-relay/hooks';
import type { useResendDropMutation } from '../../__generated__/useResendDropMutation.graphql.ts';
import type { useResendEmailMutation } from '../../__generated__/useResendEmailMutation.graphql.ts';
import type { useResendRedeliverMutation } from '../../__generated__/useResendRedeliverMutation.graphql.ts';
import { useMutate } from '../../app/useMutate.ts';

/** Sends an email of a lead again. */
export const useResendEmail = () =>
  useMutate<useResendEmailMutation>(graphql`
    mutation useResendEmailMutation($input: ResendLeadEmailInput!) {
      resendLeadEmail(input: $input) {
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

/** Sends a lead again to the CRMs that do not have it. */
export const useRedeliver = () =>
  useMutate<useResendRedeliverMutation>(graphql`
    mutation useResendRedeliverMutation($input: RedeliverLeadInput!) {
      redeliverLead(input: $input) {
        ... on LeadChanged {
          lead {
            ...Course_lead
            ...NotDelivered_lead
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

/** Gives up sending a lead to a CRM that does not have it. */
export const useDrop = () =>
  useMutate<useResendDropMutation>(graphql`
    mutation useResendDropMutation($input: DropDeliveryInput!) {
      dropDelivery(input: $input) {
        ... on LeadChanged {
          lead {
            ...Course_lead
            ...NotDelivered_lead
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
