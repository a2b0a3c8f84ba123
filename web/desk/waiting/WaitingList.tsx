import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
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
            <Link to={{ screen: 'lead', id: one.lead, list: 'ALL', filter: {} }}>{one.name}</Link>
            <span>{one.kind === 'note' ? one.text : say(`lead.state.${one.state}`)}</span>
            <span className="small soft">{clock(one.at)}</span>
            <Stuck one={one} />
          </div>
          {one.stuck === 'STALE' && one.kind === 'state' && (
            <DeskButton onClick={() => settle(one.id, free(one))}>
              {say('lead.staleAnyway', { to: say(`lead.state.${one.state}`) })}
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

/** Why a change does not go by itself. */
function Stuck({ one }: { one: Waiting }) {
  const say = useText();
  if (!one.stuck) return null;
  const by = one.by || say('lead.somebody');
  return (
    <Sign variant="bad" icon="warning">
      {one.stuck === 'STALE' ? say('waiting.stale', { by }) : say('waiting.refused')}
    </Sign>
  );
}

const free = ({ stuck: _, by: __, ...one }: Waiting) => one as Waiting;
