import { useState } from 'react';
import { useOfflineSince } from '../app/online.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { Icon } from '../ui/DeskIcon.tsx';
import { useWaiting } from '../waiting/useWaiting.ts';
import { WaitingList } from '../waiting/WaitingList.tsx';
import css from './Offline.module.css';

/**
 * The line that says there is no connection, or that changes wait for one: what is shown and typed stays. Changes that wait are listed on
 * request, and at once when one of them cannot be sent by itself.
 */
export function Offline() {
  const say = useText();
  const { clock } = useTime();
  const since = useOfflineSince();
  const { list } = useWaiting();
  const [open, setOpen] = useState(false);
  const stuck = list.filter((one) => one.stuck).length;
  const free = list.length - stuck;
  const shown = stuck > 0 || (open && free > 0);
  return (
    <>
      <div className={since || list.length > 0 ? css.line : undefined}>
        {(since || list.length > 0) && <Icon name="links" />}
        <div role="status">
          {since && <strong>{say('state.offline.since', { time: clock(since) })} </strong>}
          {since && free === 0 && say('state.offline.line')}
          {free > 0 && `${say('waiting.count', { count: free })} `}
          {stuck > 0 && say('waiting.stuck', { count: stuck })}
        </div>
        {free > 0 && stuck === 0 && (
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            {say(open ? 'waiting.hide' : 'waiting.show')}
          </button>
        )}
      </div>
      {shown && <WaitingList />}
    </>
  );
}
