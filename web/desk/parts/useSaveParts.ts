import { graphql } from 'react-relay/hooks';
import type { useSavePartsMutation } from '../../__generated__/useSavePartsMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';

/** The record that parts are of: the settings, or an article by its key. */
export interface Of {
  readonly record: string;
  readonly article: string | null;
}

/** Saves parts of a record, and reads the record again. */
export function useSaveParts({ record, article }: Of) {
  const send = useMutate<useSavePartsMutation>(graphql`
    mutation useSavePartsMutation(
      $input: SavePartsInput!
      $article: String!
      $isArticle: Boolean!
    ) {
      saveParts(input: $input) {
        __typename
        ... on PartsSaved {
          desk {
            settings @skip(if: $isArticle) {
              parts {
                ...useParts_parts
              }
            }
            deskArticle(key: $article) @include(if: $isArticle) {
              ...ArticleForm_article
            }
          }
        }
        ... on PartsStale {
          desk {
            settings @skip(if: $isArticle) {
              parts {
                ...useParts_parts
              }
            }
            deskArticle(key: $article) @include(if: $isArticle) {
              ...ArticleForm_article
            }
          }
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
  type Changes = useSavePartsMutation['variables']['input']['changes'];
  return async (changes: Changes) =>
    (
      await send({
        input: { record, changes },
        article: article ?? '',
        isArticle: article !== null,
      })
    ).saveParts;
}
