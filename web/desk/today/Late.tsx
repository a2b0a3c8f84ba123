import { graphql } from 'react-relay/hooks';
import type { LateQuery } from '../__generated__/LateQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { LeadLine } from './LeadLine.tsx';
import { Part, type Report } from './Part.tsx';

/** The open leads that wait longer than the agency promises. */
export function Late({ report }: { report: Report }) {
  const say = useText();
  const { answer, ...request } = useQuery<LateQuery>(
    graphql`
      query LateQuery {
        desk {
          today {
            answerDays
            late {
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
  const late = answer?.desk?.today.late;
  return (
    <Part
      {...request}
      name="late"
      title={say('today.late', { days: answer?.desk?.today.answerDays ?? 1 })}
      count={late?.count ?? null}
      report={report}
      beside={
        late && (
          <Link className="small" to={{ screen: 'inbox', list: 'OPEN' }}>
            {say('today.allLeads', { count: late.count })}
          </Link>
        )
      }
    >
      {late?.leads.map((lead) => (
        <LeadLine key={lead.id} lead={lead} />
      ))}
    </Part>
  );
}
