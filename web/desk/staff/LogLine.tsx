import { graphql, useFragment } from 'react-relay/hooks';
import type { LogLine_action$key } from '../__generated__/LogLine_action.graphql.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import type { Named, NumberedAgent } from './choices.ts';
import { LogRecord } from './LogRecord.tsx';
import css from './Staff.module.css';
import { useValue } from './useValue.ts';

/** A line of the log: who did what to which record, and what changed. */
export function LogLine({
  action: key,
  members,
  agents,
}: {
  action: LogLine_action$key;
  members: readonly Named[];
  agents: readonly NumberedAgent[];
}) {
  const say = useText();
  const { full } = useTime();
  const value = useValue(members);
  const { at, by, name, record, before, after } = useFragment(
    graphql`
      fragment LogLine_action on Action {
        at
        by
        name
        record
        before
        after
      }
    `,
    key,
  );
  const change = [value(name, before), value(name, after)].filter(Boolean).join(' → ');
  return (
    <tr>
      <td className={css.fit}>
        <time dateTime={at}>{full(at)}</time>
      </td>
      <th scope="row">{by || say(byItself.includes(name) ? 'log.itself' : 'lead.somebody')}</th>
      <td>
        {say('log.action', { name })}{' '}
        <LogRecord action={name} record={record} members={members} agents={agents} />
      </td>
      <td className="soft">{change}</td>
    </tr>
  );
}

/** What the site does by itself. */
const byItself: readonly string[] = [
  'importFolder',
  'importProperties',
  'linkRan',
  'linkFailed',
  'publishPlanned',
  'refusePlan',
  'stopWebhook',
];
