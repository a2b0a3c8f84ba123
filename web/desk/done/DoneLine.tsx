import { graphql, useFragment } from 'react-relay/hooks';
import type { DoneLine_done$key } from '../__generated__/DoneLine_done.graphql.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import type { Named, NumberedAgent } from '../staff/choices.ts';
import { LogRecord } from '../staff/LogRecord.tsx';
import css from '../staff/Staff.module.css';
import { useValue } from '../staff/useValue.ts';
import { DeskButton } from '../ui/DeskButton.tsx';

interface Props {
  done: DoneLine_done$key;
  members: readonly Named[];
  agents: readonly NumberedAgent[];
  busy: boolean;
  undo: () => void;
}

/** One thing that the member did: when, what and to what, with the button that undoes it or the reason why there is none. */
export function DoneLine({ done: key, members, agents, busy, undo }: Props) {
  const say = useText();
  const { clock } = useTime();
  const value = useValue(members);
  const { action, count, why } = useFragment(
    graphql`
      fragment DoneLine_done on DoneAction {
        action {
          at
          name
          record
          before
          after
        }
        count
        why
      }
    `,
    key,
  );
  const { at, name, record, before, after } = action;
  const what = say('log.action', { name });
  const change = [value(name, before), value(name, after)].filter(Boolean).join(' → ');
  return (
    <tr>
      <td className={css.fit}>
        <time dateTime={at}>{clock(at)}</time>
      </td>
      <th scope="row">
        {what} <LogRecord action={name} record={record} members={members} agents={agents} />{' '}
        {count > 1 && <span className="soft">{say('done.more', { count: count - 1 })}</span>}
      </th>
      <td className="soft">{change}</td>
      <td>
        {why ? (
          <span className="small soft">{say('done.why', { why })}</span>
        ) : (
          <DeskButton busy={busy} onClick={undo}>
            {say('lead.undo')}
            <span className="hidden-text">
              {' '}
              {what} {change}
            </span>
          </DeskButton>
        )}
      </td>
    </tr>
  );
}
