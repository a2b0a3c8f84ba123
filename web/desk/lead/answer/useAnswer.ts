import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type { useAnswerBackMutation } from '../../__generated__/useAnswerBackMutation.graphql.ts';
import type { useAnswerMutation } from '../../__generated__/useAnswerMutation.graphql.ts';
import type { Progress } from '../../app/sendBody.ts';
import { useMutate } from '../../app/useMutate.ts';

type Input = Omit<useAnswerMutation['variables']['input'], 'files'>;

const answerLead = graphql`
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
`;

/** Answers a lead by email, with files, and tells how much of them is sent. Throws when the graph does not answer. */
export function useAnswer() {
  const environment = useRelayEnvironment();
  const send = useMutate<useAnswerMutation>(answerLead);
  return async (input: Input, files: readonly File[], sent: Progress) => {
    if (files.length === 0) return (await send({ input })).answerLead;
    const operation = createOperationDescriptor(
      getRequest(answerLead),
      { input: { ...input, files: files.map(() => null) } },
      { metadata: { sent } },
    );
    const uploadables = Object.fromEntries(files.map((file, i) => [`input.files.${i}`, file]));
    const answer = await environment.executeMutation({ operation, uploadables }).toPromise();
    return (answer as { data: useAnswerMutation['response'] }).data.answerLead;
  };
}

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
