import { graphql } from 'react-relay/hooks';
import type { usePropertyDraftCollectMutation } from '../../__generated__/usePropertyDraftCollectMutation.graphql.ts';
import type { usePropertyDraftDiscardMutation } from '../../__generated__/usePropertyDraftDiscardMutation.graphql.ts';
import type { usePropertyDraftPlanMutation } from '../../__generated__/usePropertyDraftPlanMutation.graphql.ts';
import type { usePropertyDraftPublishMutation } from '../../__generated__/usePropertyDraftPublishMutation.graphql.ts';
import { useMutate } from '../../app/useMutate.ts';

/** A draft as it was read. */
interface Seen {
  readonly number: number;
  readonly draft: number;
  readonly version: number;
}

/** Begins the draft of a property, and settles what becomes of it. */
export function usePropertyDraft() {
  const collect = useMutate<usePropertyDraftCollectMutation>(graphql`
    mutation usePropertyDraftCollectMutation($input: CollectPropertyInput!) {
      collectProperty(input: $input) {
        __typename
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  const publish = useMutate<usePropertyDraftPublishMutation>(graphql`
    mutation usePropertyDraftPublishMutation($input: PropertyDraftInput!) {
      publishProperty(input: $input) {
        __typename
        ... on PropertyChanged {
          undo
        }
        ... on InvalidInput {
          problems {
            path
            code
          }
        }
      }
    }
  `);
  const plan = useMutate<usePropertyDraftPlanMutation>(graphql`
    mutation usePropertyDraftPlanMutation($input: PlanPropertyInput!) {
      planProperty(input: $input) {
        __typename
        ... on PropertyChanged {
          undo
        }
        ... on InvalidInput {
          problems {
            path
            code
          }
        }
      }
    }
  `);
  const discard = useMutate<usePropertyDraftDiscardMutation>(graphql`
    mutation usePropertyDraftDiscardMutation($input: PropertyDraftInput!) {
      discardProperty(input: $input) {
        __typename
        ... on PropertyChanged {
          undo
        }
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  return {
    collect: async (number: number) => (await collect({ input: { number } })).collectProperty,
    publish: async (input: Seen) => (await publish({ input })).publishProperty,
    plan: async (input: Seen, at: string | null) =>
      (await plan({ input: { ...input, at } })).planProperty,
    discard: async (input: Seen) => (await discard({ input })).discardProperty,
  };
}
