import { graphql } from 'react-relay/hooks';
import type { ExpiringQuery } from '../../__generated__/ExpiringQuery.graphql.ts';
import { Link } from '../app/Link.tsx';
import { useEnd } from '../app/session.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { LeadLine } from './LeadLine.tsx';
import { Part, type Tell } from './Part.tsx';

/** The applications for a job that are soon deleted. */
export function Expiring({ tell }: { tell: Tell }) {
  const say = useText();
  const { answer, ...asked } = useQuery<ExpiringQuery>(
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
      {...asked}
      name="expiring"
      title={say('today.expiring')}
      count={expiring?.count ?? null}
      tell={tell}
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
