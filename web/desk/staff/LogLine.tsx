import { graphql, useFragment } from 'react-relay/hooks';
import type { LogLine_action$key } from '../../__generated__/LogLine_action.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { listOf } from '../inbox/lists.ts';
import type { Named } from './choices.ts';
import css from './Staff.module.css';
import { useValue } from './useValue.ts';

/** A line of the log: who did what to which record, and what changed. */
export function LogLine({
  action: key,
  members,
}: {
  action: LogLine_action$key;
  members: readonly Named[];
}) {
  const say = useText();
  const { full } = useTime();
  const value = useValue(members);
  const { at, by, name, record, before, after } = useFragment(
    graphql`
      fragment LogLine_action on DeskAction {
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
  const [kind, id = ''] = [record.split(':', 1)[0], record.slice(record.indexOf(':') + 1)];
  const change = [value(name, before), value(name, after)].filter(Boolean).join(' → ');
  return (
    <tr>
      <td className={css.fit}>
        <time dateTime={at}>{full(at)}</time>
      </td>
      <th scope="row">{by || say(byItself.includes(name) ? 'log.itself' : 'lead.somebody')}</th>
      <td>
        {say('log.action', { name })}{' '}
        {kind === 'lead' && (
          <Link to={{ screen: 'lead', id, list: 'ALL' }}>{say('lead.pageTitle')}</Link>
        )}
        {kind === 'owner' && <Link to={{ screen: 'owner', id }}>{say('owners.owner')}</Link>}
        {kind === 'property' && <Link to={{ screen: 'property', number: Number(id) }}>{id}</Link>}
        {kind === 'link' && <span className="soft">{id}</span>}
        {kind === 'leads' && <span className="soft">{say(`inbox.list.${listOf(id)}`)}</span>}
        {kind === 'staff' && <span className="soft">{value('handOverLead', id)}</span>}
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
