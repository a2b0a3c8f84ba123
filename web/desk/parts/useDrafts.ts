import { graphql, useFragment } from 'react-relay/hooks';
import type {
  useDrafts_drafts$data,
  useDrafts_drafts$key,
} from '../__generated__/useDrafts_drafts.graphql.ts';

/** What is edited of a record and not published. */
export type WaitingDraft = useDrafts_drafts$data[number];

/** The drafts of a list. */
export function useDrafts(key: useDrafts_drafts$key | null | undefined): readonly WaitingDraft[] {
  return (
    useFragment(
      graphql`
        fragment useDrafts_drafts on RecordDraft @relay(plural: true) {
          id
          record
          version
          title
          state
          changes
          author {
            name
          }
          at
          planned {
            at
            author {
              name
            }
            lapsed
          }
          untranslated {
            field
            language
            older
          }
        }
      `,
      key ?? null,
    ) ?? []
  );
}
