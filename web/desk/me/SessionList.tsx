import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SessionList_desk$key } from '../__generated__/SessionList_desk.graphql.ts';
import type { SessionListMutation } from '../__generated__/SessionListMutation.graphql.ts';
import { type Failure, failureOf } from '../app/failure.ts';
import { useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { useMutate } from '../app/useMutate.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import { browserName } from './browserName.ts';
import css from './Me.module.css';

/** The open sessions, each of which can be ended; this one ends by signing out. */
export function SessionList({ desk: key }: { desk: SessionList_desk$key }) {
  const say = useText();
  const { full } = useTime();
  const { ended } = useSession();
  const endSessions = useEndSessions();
  const [failed, setFailed] = useState<Failure | null>(null);
  const { sessions } = useFragment(
    graphql`
      fragment SessionList_desk on Desk {
        sessions {
          id
          browser
          createdAt
          seenAt
          current
        }
      }
    `,
    key,
  );
  const end = async (ids: readonly string[]) => {
    setFailed(null);
    try {
      const answer = await endSessions({ input: { sessions: ids } });
      if (!answer.endSessions.desk) ended();
    } catch (error) {
      setFailed(failureOf(error));
    }
  };
  const others = sessions.filter(({ current }) => !current).map(({ id }) => id);
  return (
    <>
      <ul className={css.list}>
        {sessions.map(({ id, browser, createdAt, seenAt, current }) => (
          <li key={id}>
            <span>
              <span className="strong" title={browser}>
                {browserName(browser) ?? say('me.someBrowser')}
              </span>{' '}
              {current && <span className="soft">{say('me.current')}</span>}
              <span className={`small soft ${css.seen}`}>
                {say('me.seen', { since: full(createdAt), seen: full(seenAt) })}
              </span>
            </span>
            {!current && <DeskButton onClick={() => end([id])}>{say('me.end')}</DeskButton>}
          </li>
        ))}
      </ul>
      <Wrong failed={failed} text={false} />
      {others.length > 1 && (
        <p className={css.all}>
          <DeskButton onClick={() => end(others)}>{say('me.endOthers')}</DeskButton>
        </p>
      )}
    </>
  );
}

function useEndSessions() {
  return useMutate<SessionListMutation>(graphql`
    mutation SessionListMutation($input: EndSessionsInput!) {
      endSessions(input: $input) {
        ... on SessionsEnded {
          desk {
            ...SessionList_desk
          }
        }
      }
    }
  `);
}
