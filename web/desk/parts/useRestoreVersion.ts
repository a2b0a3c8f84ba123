import { graphql } from 'react-relay/hooks';
import type { useRestoreVersionMutation } from '../__generated__/useRestoreVersionMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';
import { again, type Of } from './useSaveParts.ts';

/** Makes an earlier version of a record its draft, in the place of the draft that was read, and reads the record again. */
export function useRestoreVersion(of: Of) {
  const send = useMutate<useRestoreVersionMutation>(graphql`
    mutation useRestoreVersionMutation(
      $input: RestoreVersionInput!
      $article: String!
      $page: String!
      $isSite: Boolean!
      $isArticle: Boolean!
      $isPage: Boolean!
      $isMenu: Boolean!
    ) {
      restoreVersion(input: $input) {
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
  return async (version: number, draft: number) =>
    (await send({ input: { record: of.record, version, draft }, ...again(of) })).restoreVersion;
}
