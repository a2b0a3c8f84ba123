import { graphql } from 'react-relay/hooks';
import type { useAnswerBackMutation } from '../../__generated__/useAnswerBackMutation.graphql.ts';
import type { useAnswerMutation } from '../../__generated__/useAnswerMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';

/** Answers a lead by email. */
export const useAnswer = () =>
  useMutate<useAnswerMutation>(graphql`
    mutation useAnswerMutation($input: AnswerLeadInput!) {
      answerLead(input: $input) {
        __typename
        ... on LeadChanged {
          lead {
            answers {
              id
            }
            ...LeadView_lead
          }
          desk {
            ...useLeadCounts_desk
          }
        }
        ... on LeadStale {
          lead {
            stateBy
            ...LeadView_lead
          }
          desk {
            ...useLeadCounts_desk
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

/** Takes an answer back before it leaves. */
export const useTakeBack = () =>
  useMutate<useAnswerBackMutation>(graphql`
    mutation useAnswerBackMutation($input: TakeBackAnswerInput!) {
      takeBackAnswer(input: $input) {
        __typename
        ... on LeadChanged {
          lead {
            ...LeadView_lead
          }
          desk {
            ...useLeadCounts_desk
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
