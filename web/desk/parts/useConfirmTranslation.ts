import { graphql } from 'react-relay/hooks';
import type { useConfirmTranslationMutation } from '../__generated__/useConfirmTranslationMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';
import type { Part } from './parts.ts';
import { again, type Of } from './useSaveParts.ts';

/** A translation with its original, as they were seen: the whole text, or the paragraph at a place. */
interface SeenTranslation {
  readonly part: Part;
  readonly original: Part;
  readonly paragraph: number | null;
}

/** Says that a translation is still right, or takes that back, and reads the record again. */
export function useConfirmTranslation(of: Of) {
  const confirm = useMutate<useConfirmTranslationMutation>(graphql`
    mutation useConfirmTranslationMutation(
      $input: ConfirmTranslationInput!
      $article: String!
      $page: String!
      $isSite: Boolean!
      $isArticle: Boolean!
      $isPage: Boolean!
      $isMenu: Boolean!
    ) {
      confirmTranslation(input: $input) {
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
  return async ({ part, original, paragraph }: SeenTranslation, right: boolean) => {
    const { field, language, version, draft } = part;
    if (!language) throw new Error(`${field} is no translation`);
    const seen = { version, draft: draft?.version ?? 0 };
    const from = { originalVersion: original.version, originalDraft: original.draft?.version ?? 0 };
    const input = { record: of.record, field, language, paragraph, right, ...seen, ...from };
    return (await confirm({ input, ...again(of) })).confirmTranslation;
  };
}
