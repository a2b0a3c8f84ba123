import { graphql } from 'react-relay/hooks';
import type { VersionChangesQuery } from '../__generated__/VersionChangesQuery.graphql.ts';
import { useQuery } from '../app/useQuery.ts';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { Differences } from './Differences.tsx';
import type { NamedPage } from './useDifferenceTexts.ts';

interface Props {
  record: string;
  version: number;
  pages: readonly NamedPage[];
}

/** What a version changed. */
export function VersionChanges({ record, version, pages }: Props) {
  const { answer, failure, again } = useQuery<VersionChangesQuery>(
    graphql`
      query VersionChangesQuery($record: ID!, $version: Int!) {
        desk {
          versionChanges(record: $record, version: $version) {
            field
            language
            kind
            before
            after
          }
        }
      }
    `,
    { record, version },
  );
  const parts = answer?.desk?.versionChanges;
  if (failure) return <Failed failure={failure} again={again} />;
  return parts ? <Differences parts={parts} pages={pages} /> : <Waiting rows={2} />;
}
