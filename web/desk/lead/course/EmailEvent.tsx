import { graphql, useFragment } from 'react-relay/hooks';
import type { EmailEvent_email$key } from '../../__generated__/EmailEvent_email.graphql.ts';
import { useText } from '../../app/texts.ts';
import { EmailState } from './EmailState.tsx';

/** An email of a lead that the site wrote, and what became of it. */
export function EmailEvent({ lead, email: key }: { lead: string; email: EmailEvent_email$key }) {
  const say = useText();
  const email = useFragment(
    graphql`
      fragment EmailEvent_email on LeadEmail {
        kind
        recipient
        ...EmailState_email
      }
    `,
    key,
  );
  return (
    <>
      {say(to(email.kind))} {email.recipient && <span className="soft">{email.recipient}</span>}{' '}
      <EmailState lead={lead} email={email} />
    </>
  );
}

/** The recipient of a kind of email. */
function to(kind: string) {
  if (kind.endsWith('-staff')) return 'lead.emailToColleague';
  return kind.endsWith('-agency') ? 'lead.emailToAgency' : 'lead.emailToVisitor';
}
