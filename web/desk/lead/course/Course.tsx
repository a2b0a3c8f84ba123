import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Course_lead$key } from '../../__generated__/Course_lead.graphql.ts';
import { useSession } from '../../app/session.ts';
import { useText } from '../../app/texts.ts';
import { useTime } from '../../app/time.ts';
import { Block } from '../../ui/Block.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { useWaiting } from '../../waiting/useWaiting.ts';
import { AnswerEvent } from './AnswerEvent.tsx';
import css from './Course.module.css';
import { DeliveryEvent } from './DeliveryEvent.tsx';
import { EmailEvent } from './EmailEvent.tsx';
import { StepEvent } from './StepEvent.tsx';

interface Event {
  readonly id: string;
  readonly at: string;
  readonly shown: ReactNode;
}

/** The course of a lead in the order of time: received and by which rule, emails, answers, changes, deliveries to CRMs, notes. */
export function Course({ lead: key }: { lead: Course_lead$key }) {
  const say = useText();
  const { full } = useTime();
  const lead = useFragment(
    graphql`
      fragment Course_lead on Lead {
        id
        createdAt
        language
        property
        project
        ruled {
          to
          name
          away
        }
        steps {
          id
          at
          ...StepEvent_step
        }
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
        answers {
          id
          at
          ...AnswerEvent_answer
        }
        deliveries {
          id
          at
          ...DeliveryEvent_delivery
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
        {lead.ruled && (
          <p>
            {say('lead.ruled', { to: lead.ruled.to })}
            {lead.ruled.name && <> {say('lead.ruledTo', { name: lead.ruled.name })}</>}
            {lead.ruled.away && (
              <span className="soft"> · {say('lead.ruledAway', { away: lead.ruled.away })}</span>
            )}
          </p>
        )}
      </>
    ),
  };
  const steps = lead.steps.map((step) => ({
    id: `step ${step.id}`,
    at: step.at,
    shown: <StepEvent step={step} />,
  }));
  const answered = new Set(lead.answers.map(({ id }) => id));
  const emails = lead.emails
    .filter(({ id }) => !answered.has(id))
    .map((email) => ({
      id: `email ${email.id}`,
      at: email.createdAt,
      shown: <EmailEvent lead={lead.id} email={email} />,
    }));
  const answers = lead.answers.map((answer) => ({
    id: `answer ${answer.id}`,
    at: answer.at,
    shown: <AnswerEvent lead={lead.id} language={lead.language} answer={answer} />,
  }));
  const deliveries = lead.deliveries.map((delivery) => ({
    id: `delivery ${delivery.id}`,
    at: delivery.at,
    shown: (
      <DeliveryEvent
        lead={lead.id}
        about={lead.property != null || lead.project != null}
        delivery={delivery}
      />
    ),
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
  const events = [
    received,
    ...emails,
    ...deliveries,
    ...answers,
    ...steps,
    ...notes,
    ...useNotesThatWait(lead.id),
  ];
  events.sort((a, b) => a.at.localeCompare(b.at));
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

/** The own notes on a lead that wait for a connection. */
function useNotesThatWait(lead: string): Event[] {
  const say = useText();
  const { desk } = useSession();
  return useWaiting().list.flatMap((one) =>
    one.kind === 'note' && one.lead === lead
      ? {
          id: `waiting ${one.id}`,
          at: one.at,
          shown: (
            <>
              <span className="strong">{desk.me.name}</span>{' '}
              <span className="soft">{say('lead.noteFor')}</span>{' '}
              <Sign variant="soft" icon="clock">
                {say('waiting.one')}
              </Sign>
              <p className={css.note}>{one.text}</p>
            </>
          ),
        }
      : [],
  );
}
