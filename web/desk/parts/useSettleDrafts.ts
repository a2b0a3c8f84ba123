import { graphql } from 'react-relay/hooks';
import type { useSettleDraftsDiscardMutation } from '../__generated__/useSettleDraftsDiscardMutation.graphql.ts';
import type { useSettleDraftsPlanMutation } from '../__generated__/useSettleDraftsPlanMutation.graphql.ts';
import type { useSettleDraftsPublishMutation } from '../__generated__/useSettleDraftsPublishMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';
import { again, type Of } from './useSaveParts.ts';

/** The drafts as they were seen. */
export type SeenDrafts = useSettleDraftsPublishMutation['variables']['input']['records'];

/** Publishes drafts, plans them or throws them away, and reads the record again. */
export function useSettleDrafts(of: Of) {
  const publish = useMutate<useSettleDraftsPublishMutation>(graphql`
    mutation useSettleDraftsPublishMutation(
      $input: DraftsInput!
      $article: String!
      $page: String!
      $isSite: Boolean!
      $isArticle: Boolean!
      $isPage: Boolean!
      $isMenu: Boolean!
    ) {
      publishDrafts(input: $input) {
        __typename
        ...useSaveParts_saved @alias
        ...useSaveParts_stale @alias
        ... on InvalidInput {
          problems {
            path
            code
          }
        }
      }
    }
  `);
  const plan = useMutate<useSettleDraftsPlanMutation>(graphql`
    mutation useSettleDraftsPlanMutation(
      $input: PlanDraftsInput!
      $article: String!
      $page: String!
      $isSite: Boolean!
      $isArticle: Boolean!
      $isPage: Boolean!
      $isMenu: Boolean!
    ) {
      planDrafts(input: $input) {
        __typename
        ...useSaveParts_saved @alias
        ...useSaveParts_stale @alias
        ... on InvalidInput {
          problems {
            path
            code
          }
        }
      }
    }
  `);
  const discard = useMutate<useSettleDraftsDiscardMutation>(graphql`
    mutation useSettleDraftsDiscardMutation(
      $input: DraftsInput!
      $article: String!
      $page: String!
      $isSite: Boolean!
      $isArticle: Boolean!
      $isPage: Boolean!
      $isMenu: Boolean!
    ) {
      discardDrafts(input: $input) {
        __typename
        ...useSaveParts_saved @alias
        ...useSaveParts_stale @alias
        ... on InvalidInput {
          problems {
            path
            code
          }
        }
      }
    }
  `);
  return {
    publish: async (records: SeenDrafts) =>
      (await publish({ input: { records }, ...again(of) })).publishDrafts,
    /** Null takes the plans back. */
    plan: async (records: SeenDrafts, at: string | null) =>
      (await plan({ input: { records, at }, ...again(of) })).planDrafts,
    discard: async (records: SeenDrafts) =>
      (await discard({ input: { records }, ...again(of) })).discardDrafts,
  };
}
