import { graphql } from 'react-relay/hooks';
import type { useSavePartsMutation } from '../__generated__/useSavePartsMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';
import type { Change } from './parts.ts';

/** The record that parts are of: the settings, the menu, or an article or page by its key. */
export interface Of {
  readonly record: string;
  readonly article?: string;
  readonly page?: string;
}

/** What is read again after a change: the record that was changed, and what is not published. */
export const changed = graphql`
  fragment useSaveParts_desk on Desk {
    ...SettingsForm_desk @alias @include(if: $isSite)
    article(key: $article) @include(if: $isArticle) {
      ...ArticleForm_article
    }
    ...PageView_desk @alias @include(if: $isPage)
    ...PagesView_desk @alias @include(if: $isMenu)
    drafts {
      ...useDrafts_drafts
    }
  }
`;

/** What every change of parts and drafts selects of its answer: when it was done, and when somebody was first. */
export const outcomes = [
  graphql`
    fragment useSaveParts_saved on PartsSaved {
      desk {
        ...useSaveParts_desk
      }
    }
  `,
  graphql`
    fragment useSaveParts_stale on PartsStale {
      desk {
        ...useSaveParts_desk
      }
    }
  `,
];

/** The variables that say which record is read again. */
export const again = ({ record, article, page }: Of) => ({
  article: article ?? '',
  page: page ?? '',
  isSite: record === 'site',
  isArticle: article !== undefined,
  isPage: page !== undefined,
  isMenu: record === 'menu',
});

/** Saves parts of a record, at once or in its draft, and reads the record again. */
export function useSaveParts(of: Of) {
  const send = useMutate<useSavePartsMutation>(graphql`
    mutation useSavePartsMutation(
      $input: SavePartsInput!
      $article: String!
      $page: String!
      $isSite: Boolean!
      $isArticle: Boolean!
      $isPage: Boolean!
      $isMenu: Boolean!
    ) {
      saveParts(input: $input) {
        __typename
        ... on PartsSaved {
          desk {
            drafts {
              record
              version
            }
          }
        }
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
  return async (changes: readonly Change[], draft: boolean) =>
    (await send({ input: { record: of.record, draft, changes }, ...again(of) })).saveParts;
}
