import { graphql } from 'react-relay/hooks';
import type { NewLeadsQuery } from '../__generated__/NewLeadsQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { LeadLine } from './LeadLine.tsx';
import { Part, type Report } from './Part.tsx';

/** The new leads, the last first. */
export function NewLeads({ report }: { report: Report }) {
  const say = useText();
  const { answer, ...request } = useQuery<NewLeadsQuery>(
    graphql`
      query NewLeadsQuery {
        desk {
          today {
            new {
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
  const fresh = answer?.desk?.today.new;
  return (
    <Part
      {...request}
      name="new"
      title={say('today.new')}
      count={fresh?.count ?? null}
      report={report}
      beside={
        fresh && (
          <Link className="small" to={{ screen: 'inbox', list: 'OPEN' }}>
            {say('today.allLeads', { count: fresh.count })}
          </Link>
        )
      }
    >
      {fresh?.leads.map((lead) => (
        <LeadLine key={lead.id} lead={lead} />
      ))}
    </Part>
  );
}
