import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { LogQuery } from '../__generated__/LogQuery.graphql.ts';
import { fetchFile } from '../app/fetchFile.ts';
import { useEnd, useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { go } from '../app/usePlace.ts';
import { useQuery } from '../app/useQuery.ts';
import { DownloadButton } from '../confirm/DownloadButton.tsx';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { LogTable } from './LogTable.tsx';
import css from './Staff.module.css';

/** The log, the newest first: everybody's for managers, else the own lines. */
export function Log({ member }: { member: string | null }) {
  const say = useText();
  const { desk } = useSession();
  const manages = desk.rights.includes('ALL_ACTIONS');
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const { answer, failure, again } = useQuery<LogQuery>(
    graphql`
      query LogQuery($member: ID, $after: String, $manages: Boolean!, $leads: Boolean!) {
        site(language: NL) {
          agents {
            number
            name
          }
        }
        desk {
          members @include(if: $manages) {
            member {
              id
              name
            }
          }
          colleagues @include(if: $leads) {
            id
            name
          }
          actions(member: $member, after: $after) {
            nodes {
              id
              ...LogLine_action
            }
            endCursor
            hasNextPage
          }
        }
      }
    `,
    {
      member: manages ? member : null,
      after: cursors.at(-1) ?? null,
      manages,
      leads: desk.rights.includes('READ_LEADS'),
    },
    ['log'],
  );
  useEnd(answer);
  const page = answer?.desk?.actions;
  const members = answer?.desk?.members?.map((one) => one.member) ?? [];
  const named = [...members, ...(answer?.desk?.colleagues ?? [])];
  const older = () => page?.endCursor && setCursors([...cursors, page.endCursor]);
  return (
    <div className={css.body}>
      {manages && (
        <div className={css.who}>
          <SelectField
            label={say('log.who')}
            value={member ?? ''}
            options={[
              { value: '', text: say('log.everybody') },
              ...members.map(({ id, name }) => ({ value: id, text: name })),
            ]}
            onChange={(id) => go({ screen: 'staff', part: 'log', ...(id && { member: id }) })}
          />
          <DownloadButton
            label={say('sheet.button')}
            name="log"
            fetch={() =>
              fetchFile('/desk/log.csv', new URLSearchParams(member ? { member } : undefined))
            }
          />
        </div>
      )}
      {!page && (failure ? <Failed failure={failure} again={again} /> : <Waiting />)}
      {page?.nodes.length === 0 && <Empty title={say('log.nothing')} text={say('log.text')} />}
      {page && page.nodes.length > 0 && (
        <LogTable actions={page.nodes} members={named} agents={answer?.site?.agents ?? []} />
      )}
      {page && (cursors.length > 0 || page.hasNextPage) && (
        <p className="row">
          <DeskButton
            disabled={cursors.length === 0}
            onClick={() => setCursors(cursors.slice(0, -1))}
          >
            {say('log.newer')}
          </DeskButton>
          <DeskButton disabled={!page.hasNextPage} onClick={older}>
            {say('log.older')}
          </DeskButton>
        </p>
      )}
    </div>
  );
}
