import { graphql } from 'react-relay/hooks';
import type { ExpiringQuery } from '../__generated__/ExpiringQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { LeadLine } from './LeadLine.tsx';
import { Part, type Report } from './Part.tsx';

/** The applications for a job that are soon deleted. */
export function Expiring({ report }: { report: Report }) {
  const say = useText();
  const { answer, ...request } = useQuery<ExpiringQuery>(
    graphql`
      query ExpiringQuery {
        desk {
          today {
            expiring {
              count
              leads {
                id
                ...LeadLine_lead
              }
            }
          }
        }
      }
    `,
    {},
    ['leads'],
  );
  useEnd(answer);
  const expiring = answer?.desk?.today.expiring;
  return (
    <Part
      {...request}
      name="expiring"
      title={say('today.expiring')}
      count={expiring?.count ?? null}
      report={report}
      beside={
        expiring && (
          <Link
            className="small"
            to={{ screen: 'inbox', list: 'ALL', filter: { form: 'applyForJob' } }}
          >
            {say('today.allLeads', { count: expiring.count })}
          </Link>
        )
      }
    >
      {expiring?.leads.map((lead) => (
        <LeadLine key={lead.id} lead={lead} />
      ))}
    </Part>
  );
}
