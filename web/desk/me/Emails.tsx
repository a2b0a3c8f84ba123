import { graphql } from 'react-relay/hooks';
import type { EmailsQuery } from '../__generated__/EmailsQuery.graphql.ts';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { EmailChoices } from '../staff/EmailChoices.tsx';
import { Block } from '../ui/Block.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Waiting } from '../ui/Waiting.tsx';

/** Which emails to the agency the member gets. */
export function Emails() {
  const say = useText();
  const { answer, failure, again } = useQuery<EmailsQuery>(
    graphql`
      query EmailsQuery {
        desk {
          emails {
            ...EmailChoices_emails
          }
        }
      }
    `,
    {},
    ['log'],
  );
  useEnd(answer);
  return (
    <Block title={say('emails.title')}>
      {answer?.desk ? (
        <EmailChoices emails={answer.desk.emails} />
      ) : failure ? (
        <Failed failure={failure} again={again} />
      ) : (
        <Waiting rows={2} />
      )}
    </Block>
  );
}
