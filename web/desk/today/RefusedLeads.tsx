import { graphql } from 'react-relay/hooks';
import type { RefusedLeadsQuery } from '../__generated__/RefusedLeadsQuery.graphql.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { Refusal } from '../links/Refusal.tsx';
import { Part, type Report } from './Part.tsx';

/** The leads that CRMs refused. */
export function RefusedLeads({ report }: { report: Report }) {
  const say = useText();
  const { answer, ...request } = useQuery<RefusedLeadsQuery>(
    graphql`
      query RefusedLeadsQuery {
        desk {
          today {
            refusedLeads {
              count
              refusals {
                delivery {
                  id
                }
                ...Refusal_refusal
              }
            }
          }
        }
      }
    `,
    {},
    ['leads', 'links'],
  );
  const refused = answer?.desk?.today.refusedLeads;
  return (
    <Part
      {...request}
      name="refused"
      title={say('links.refusals')}
      count={refused?.count ?? null}
      report={report}
      beside={refused && <span className="small soft">{refused.count}</span>}
    >
      {refused?.refusals.map((refusal) => (
        <Refusal key={refusal.delivery.id} refusal={refusal} />
      ))}
    </Part>
  );
}
