import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { WeekToastQuery } from '../__generated__/WeekToastQuery.graphql.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { useChange } from '../app/useChange.ts';
import { useUndoAction } from '../done/useUndoAction.ts';
import { Toast } from '../ui/Toast.tsx';
import type { LastChange, useLastChange } from './useLastChange.ts';

interface Props {
  recent: ReturnType<typeof useLastChange>;
  undone: () => void;
}

/** Says that an appointment was planned or moved, and undoes it as the list of what one did does: visitor and agency hear of that too. */
export function WeekToast({ recent: { last, note, forget }, undone }: Props) {
  const say = useText();
  const { longMoment } = useTime();
  const environment = useRelayEnvironment();
  const undoAction = useUndoAction();
  const [failed, setFailed] = useState<LastChange | null>(null);
  const change = useChange(() => {
    note(null);
    undone();
  });
  const undo = (recent: LastChange) =>
    change.run(async () => {
      const found = await fetchQuery<WeekToastQuery>(environment, query, {}).toPromise();
      const own = found?.desk?.done.find(
        ({ action, why }) =>
          !why &&
          action.name === recent.action &&
          Date.parse(action.after.slice(0, 20)) === Date.parse(recent.start) &&
          (recent.appointment === null || action.record === recent.appointment),
      );
      setFailed(own ? null : recent);
      return own ? undoAction(own.action.id) : { __typename: 'ActionUndone' };
    });
  const about = last ?? failed;
  const name = last?.action === 'planAppointment' ? 'week.planned' : 'week.moved';
  const text = last ? say(name, { at: longMoment(last.start) }) : failed && say('lead.notUndone');
  return (
    <Toast
      about={about}
      undo={last && (() => undo(last))}
      busy={change.busy}
      forget={() => {
        forget();
        setFailed(null);
      }}
    >
      {text}
    </Toast>
  );
}

const query = graphql`
  query WeekToastQuery {
    desk {
      done {
        action {
          id
          name
          record
          after
        }
        why
      }
    }
  }
`;
