import { graphql } from 'react-relay/hooks';
import type { VersionsQuery } from '../__generated__/VersionsQuery.graphql.ts';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { useQuery } from '../app/useQuery.ts';
import { DeskDialog } from '../ui/DeskDialog.tsx';
import { DeskNotice } from '../ui/DeskNotice.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import type { Parts } from './editedParts.ts';
import { useRestoreVersion } from './useRestoreVersion.ts';
import { Version } from './Version.tsx';
import css from './Versions.module.css';

interface Props {
  /** What it is the history of. */
  title: string;
  edit: Pick<Parts, 'of' | 'parts'>;
  readOnly: boolean;
  restored: () => void;
  close: () => void;
}

/** The history of a record: who changed what, and when. An earlier version is brought back as the draft of the record. */
export function Versions({ title, edit, readOnly, restored, close }: Props) {
  const say = useText();
  const { of, parts } = edit;
  const { answer, failure, again } = useQuery<VersionsQuery>(
    graphql`
      query VersionsQuery($record: ID!) {
        desk {
          versions(record: $record) {
            version
            ...Version_version
          }
          pages {
            key
            title
          }
        }
      }
    `,
    { record: of.record },
    ['content'],
  );
  useEnd(answer);
  const restore = useRestoreVersion(of);
  const change = useChange(restored);
  const draft = Math.max(0, ...parts.map((part) => part.draft?.version ?? 0));
  const versions = answer?.desk?.versions;
  return (
    <DeskDialog title={say('versions.of', { what: title })} close={close}>
      <p className="soft">{say('versions.text')}</p>
      {draft > 0 && !readOnly && versions && versions.length > 0 && (
        <div className={css.notice}>
          <DeskNotice icon="pen">{say('versions.overDraft')}</DeskNotice>
        </div>
      )}
      {(change.wrong || change.failed) && (
        <DeskNotice variant="bad" alert>
          {say(
            change.failed
              ? 'state.notSent'
              : change.wrong === 'STALE'
                ? 'versions.stale'
                : 'versions.refused',
          )}
        </DeskNotice>
      )}
      {!versions && !failure && <Waiting rows={4} />}
      {failure && <Failed failure={failure} again={again} />}
      {versions?.length === 0 && <p>{say('versions.none')}</p>}
      <ol className={css.list}>
        {versions?.map((version, at) => (
          <Version
            key={version.version}
            version={version}
            record={of.record}
            pages={answer?.desk?.pages ?? []}
            busy={change.busy}
            restore={
              !readOnly && (at > 0 || draft > 0)
                ? () => change.run(() => restore(version.version, draft))
                : undefined
            }
          />
        ))}
      </ol>
    </DeskDialog>
  );
}
