import { graphql, useFragment } from 'react-relay/hooks';
import type { EmailState_email$key } from '../../__generated__/EmailState_email.graphql.ts';
import { useText } from '../../app/texts.ts';
import { useTime } from '../../app/time.ts';
import { Sign } from '../../ui/Sign.tsx';
import { Resend } from './Resend.tsx';
import { useResendEmail } from './useResend.ts';

/** What became of an email: delivered, waiting, or failed with the reason and a button to send it again. */
export function EmailState({ lead, email: key }: { lead: string; email: EmailState_email$key }) {
  const say = useText();
  const { clock } = useTime();
  const email = useFragment(
    graphql`
      fragment EmailState_email on LeadEmail {
        id
        sentAt
        givenUpAt
        reason
        tooMany
        canResend
      }
    `,
    key,
  );
  const resend = useResendEmail();
  const { sentAt, givenUpAt, reason, tooMany } = email;
  if (sentAt)
    return (
      <Sign variant="good" icon="check">
        {say('lead.emailSent', { time: clock(sentAt) })}
      </Sign>
    );
  return (
    <>
      {givenUpAt ? (
        <Sign variant="bad" icon="warning">
          {say('lead.emailGivenUp', { time: clock(givenUpAt) })}
        </Sign>
      ) : (
        <Sign variant="soft" icon="clock">
          {say('lead.emailWaits')}
        </Sign>
      )}{' '}
      <span className="soft">{tooMany ? say('lead.emailTooMany') : reason}</span>
      {email.canResend && (
        <Resend
          ways={[
            {
              label: 'lead.resend',
              send: async () =>
                (await resend({ input: { lead, email: email.id } })).resendLeadEmail,
            },
          ]}
        />
      )}
    </>
  );
}
