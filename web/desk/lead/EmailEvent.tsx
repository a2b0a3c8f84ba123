import { graphql, useFragment } from 'react-relay/hooks';
import type { EmailEvent_email$key } from '../../__generated__/EmailEvent_email.graphql.ts';
import { useText } from '../app/texts.ts';
import { useTime } from '../app/time.ts';
import { Sign } from '../ui/Sign.tsx';

/** An email of a lead and what became of it. */
export function EmailEvent({ email: key }: { email: EmailEvent_email$key }) {
  const say = useText();
  const { clock } = useTime();
  const { kind, recipient, sentAt, givenUpAt } = useFragment(
    graphql`
      fragment EmailEvent_email on DeskLeadEmail {
        kind
        recipient
        sentAt
        givenUpAt
      }
    `,
    key,
  );
  const to = kind.endsWith('-agency') ? 'lead.emailToAgency' : 'lead.emailToVisitor';
  return (
    <>
      {say(to)} {recipient && <span className="soft">{recipient}</span>}{' '}
      {sentAt ? (
        <Sign look="good" icon="check">
          {say('lead.emailSent', { time: clock(sentAt) })}
        </Sign>
      ) : givenUpAt ? (
        <Sign look="bad" icon="warning">
          {say('lead.emailGivenUp', { time: clock(givenUpAt) })}
        </Sign>
      ) : (
        <Sign look="soft" icon="clock">
          {say('lead.emailWaits')}
        </Sign>
      )}
    </>
  );
}
