import type { ReactNode } from 'react';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { listOf } from '../inbox/lists.ts';
import type { Named, NumberedAgent } from './choices.ts';
import { useValue } from './useValue.ts';

interface Props {
  action: string;
  record: string;
  members: readonly Named[];
  agents: readonly NumberedAgent[];
}

/** To what an action was done: a link to what has a screen, else its name; nothing where the action says enough. */
export function LogRecord({ action, record, members, agents }: Props): ReactNode {
  const say = useText();
  const value = useValue(members);
  if (ofAgents.includes(action)) {
    const agent = agents.find(({ number }) => String(number) === record);
    return <span className="soft">{agent?.name ?? (record || say('week.everybody'))}</span>;
  }
  const at = record.indexOf(':');
  const id = record.slice(at + 1);
  switch (record.slice(0, Math.max(at, 0))) {
    case 'lead':
      return <Link to={{ screen: 'lead', id, list: 'ALL' }}>{say('lead.pageTitle')}</Link>;
    case 'owner':
      return <Link to={{ screen: 'owner', id }}>{say('owners.owner')}</Link>;
    case 'property':
      return <Link to={{ screen: 'property', number: Number(id) }}>{id}</Link>;
    case 'page':
      return <Link to={{ screen: 'page', key: id }}>{id}</Link>;
    case 'article':
      return <Link to={{ screen: 'article', key: id }}>{id}</Link>;
    case 'leads':
      return <span className="soft">{say(`inbox.list.${listOf(id)}`)}</span>;
    case 'staff':
      return <span className="soft">{value('handOverLead', id)}</span>;
    case 'link':
    case 'key':
    case 'webhook':
      return <span className="soft">{id}</span>;
    default:
      return null;
  }
}

/** Actions whose record is an agent's number, or nothing for everybody. */
const ofAgents: readonly string[] = [
  'blockHours',
  'unblockHours',
  'makeAgentFeed',
  'setAgentCalendar',
];
