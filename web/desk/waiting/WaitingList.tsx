import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { clockOf, useTime } from '../app/time.ts';
import { DeskButton } from '../ui/DeskButton.tsx';
import { Sign } from '../ui/Sign.tsx';
import { useWaiting } from './useWaiting.ts';
import css from './WaitingList.module.css';
import type { Waiting } from './waiting.ts';

/** The changes that wait for a connection, and those that do not go by themselves. */
export function WaitingList() {
  const say = useText();
  const { clock } = useTime();
  const { list, settle } = useWaiting();
  return (
    <ul className={css.list} aria-label={say('waiting.list')}>
      {list.map((one) => (
        <li key={one.id}>
          <div>
            <Link to={placeOf(one)}>{one.name}</Link>
            <span>{one.kind === 'state' ? say(`lead.state.${one.state}`) : one.text}</span>
            <span className="small soft">{clock(one.at)}</span>
            <Stuck one={one} />
          </div>
          {one.stuck === 'STALE' && one.kind !== 'note' && (
            <DeskButton onClick={() => settle(one.id, free(one))}>
              {one.kind === 'report'
                ? say('waiting.reportAnyway')
                : say('lead.staleAnyway', { to: say(`lead.state.${one.state}`) })}
            </DeskButton>
          )}
          {one.stuck === 'REFUSED' && (
            <DeskButton onClick={() => settle(one.id, free(one))}>{say('state.again')}</DeskButton>
          )}
          <DeskButton variant="plain" onClick={() => settle(one.id, null)}>
            {say('waiting.drop')}
          </DeskButton>
        </li>
      ))}
    </ul>
  );
}

/** Where a change was made. */
function placeOf(one: Waiting) {
  if (one.kind === 'report')
    return { screen: 'week', day: clockOf(one.start).slice(0, 10) } as const;
  return { screen: 'lead', id: one.lead, list: 'ALL', filter: {} } as const;
}

/** Why a change does not go by itself. */
function Stuck({ one }: { one: Waiting }) {
  const say = useText();
  if (!one.stuck) return null;
  const by = one.by || say('lead.somebody');
  return (
    <Sign variant="bad" icon="warning">
      {one.stuck === 'STALE'
        ? say('waiting.stale', { by })
        : say(one.kind === 'report' ? 'waiting.reportRefused' : 'waiting.refused')}
    </Sign>
  );
}

const free = ({ stuck: _, by: __, ...one }: Waiting) => one as Waiting;
