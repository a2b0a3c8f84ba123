import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { DoneQuery } from '../__generated__/DoneQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useEnd, useSession } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useChange } from '../app/useChange.ts';
import { useQuery } from '../app/useQuery.ts';
import { Head, Screen } from '../frame/Screen.tsx';
import css from '../staff/Staff.module.css';
import { Empty } from '../ui/Empty.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Toast } from '../ui/Toast.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { Wrong } from '../ui/Wrong.tsx';
import { DoneLine } from './DoneLine.tsx';
import { useUndoAction } from './useUndoAction.ts';

/** What the member did in the last hours, with a way back for what has one. */
export function Done() {
  const say = useText();
  const { desk } = useSession();
  const { answer, failure, again } = useQuery<DoneQuery>(
    graphql`
      query DoneQuery($leads: Boolean!) {
        site(language: NL) {
          agents {
            number
            name
          }
        }
        desk {
          colleagues @include(if: $leads) {
            id
            name
          }
          done {
            action {
              id
            }
            ...DoneLine_done
          }
        }
      }
    `,
    { leads: desk.rights.includes('READ_LEADS') },
    ['log', 'leads', 'properties', 'content', 'appointments'],
  );
  useEnd(answer);
  const undoAction = useUndoAction();
  const [stale, setStale] = useState<number | null>(null);
  const change = useChange(again);
  const undo = (action: string) => {
    setStale(null);
    change.run(async () => {
      const undone = await undoAction(action);
      if (undone.__typename === 'ActionUndone') setStale(undone.stale);
      return undone;
    });
  };
  const done = answer?.desk?.done;
  return (
    <Screen title={say('done.title')}>
      <Head title={say('done.title')} text={say('done.text')} />
      <Toast about={stale} undo={null} busy={false} forget={() => setStale(null)}>
        {stale !== null && say(stale > 0 ? 'done.stale' : 'lead.undone', { count: stale })}
      </Toast>
      <div className={css.body}>
        <Wrong failed={change.failed} text={change.wrong !== null && say('lead.notUndone')} />
        {!done && (failure ? <Failed failure={failure} again={again} /> : <Waiting rows={6} />)}
        {done?.length === 0 && <Empty title={say('done.nothing')} text={say('done.nothingText')} />}
        {done && done.length > 0 && (
          <table className={css.rows}>
            <caption className="hidden-text">{say('done.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{say('log.when')}</th>
                <th scope="col">{say('log.what')}</th>
                <th scope="col">{say('log.change')}</th>
                <th scope="col">{say('done.back')}</th>
              </tr>
            </thead>
            <tbody>
              {done.map((one) => (
                <DoneLine
                  key={one.action.id}
                  done={one}
                  members={answer?.desk?.colleagues ?? []}
                  agents={answer?.site?.agents ?? []}
                  busy={change.busy}
                  undo={() => undo(one.action.id)}
                />
              ))}
            </tbody>
          </table>
        )}
        <p>
          <Link to={{ screen: 'staff', part: 'log', member: desk.me.id }}>{say('live.toLog')}</Link>
        </p>
      </div>
    </Screen>
  );
}
