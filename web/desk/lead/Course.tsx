import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Course_lead$key } from '../../__generated__/Course_lead.graphql.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { Block } from '../ui/Block.tsx';
import css from './Course.module.css';
import { EmailEvent } from './EmailEvent.tsx';

interface Event {
  readonly id: string;
  readonly at: string;
  readonly shown: ReactNode;
}

/** What happened to a lead, in the order of time: received, emails, notes. */
export function Course({ lead: key }: { lead: Course_lead$key }) {
  const say = useText();
  const { full } = useTime();
  const lead = useFragment(
    graphql`
      fragment Course_lead on DeskLead {
        createdAt
        language
        notes {
          id
          by
          at
          text
        }
        emails {
          id
          createdAt
          ...EmailEvent_email
        }
      }
    `,
    key,
  );
  const received: Event = {
    id: 'received',
    at: lead.createdAt,
    shown: (
      <>
        <span className="strong">{say('lead.received')}</span>{' '}
        <span className="soft">{say('lead.inLanguage', { language: lead.language })}</span>
      </>
    ),
  };
  const emails = lead.emails.map((email) => ({
    id: `email ${email.id}`,
    at: email.createdAt,
    shown: <EmailEvent email={email} />,
  }));
  const notes = lead.notes.map(({ id, at, by, text }) => ({
    id: `note ${id}`,
    at,
    shown: (
      <>
        <span className="strong">{by || say('lead.somebody')}</span>{' '}
        <span className="soft">{say('lead.noteFor')}</span>
        <p className={css.note}>{text}</p>
      </>
    ),
  }));
  const events = [received, ...emails, ...notes].sort((a, b) => a.at.localeCompare(b.at));
  return (
    <Block title={say('lead.course')}>
      <ol className={css.timeline}>
        {events.map(({ id, at, shown }) => (
          <li key={id}>
            <time dateTime={at}>{full(at)}</time>
            <div>{shown}</div>
          </li>
        ))}
      </ol>
    </Block>
  );
}
