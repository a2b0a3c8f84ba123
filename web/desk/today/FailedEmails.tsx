import { graphql } from 'react-relay/hooks';
import type { FailedEmailsQuery } from '../__generated__/FailedEmailsQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { EmailState } from '../lead/course/EmailState.tsx';
import { Part, type Report } from './Part.tsx';
import css from './Today.module.css';

/** Emails of leads that were given up or wait for another attempt, with a button that sends them again. */
export function FailedEmails({ report }: { report: Report }) {
  const say = useText();
  const { answer, ...request } = useQuery<FailedEmailsQuery>(
    graphql`
      query FailedEmailsQuery {
        desk {
          today {
            failedEmails {
              count
              emails {
                name
                lead
                email {
                  id
                  recipient
                  ...EmailState_email
                }
              }
            }
          }
        }
      }
    `,
    {},
    ['leads'],
  );
  const failed = answer?.desk?.today.failedEmails;
  return (
    <Part
      {...request}
      name="emails"
      title={say('today.emails')}
      count={failed?.count ?? null}
      report={report}
      beside={failed && <span className="small soft">{failed.count}</span>}
    >
      {failed?.emails.map(({ name, lead, email }) => (
        <li key={email.id} className={css.plain}>
          <Link className="strong" to={{ screen: 'lead', id: lead, list: 'ALL' }}>
            {say('today.emailTo', { recipient: email.recipient || name })}
          </Link>{' '}
          <EmailState lead={lead} email={email} />
        </li>
      ))}
    </Part>
  );
}
