import { graphql } from 'react-relay/hooks';
import type { TestimonialsQuery } from '../__generated__/TestimonialsQuery.graphql.ts';
import { useText } from '../app/texts.ts';
import { useQuery } from '../app/useQuery.ts';
import { LeadLine } from './LeadLine.tsx';
import { Part, type Report } from './Part.tsx';

/** The testimonials that wait for somebody who reads them, and publishes them or not. */
export function Testimonials({ report }: { report: Report }) {
  const say = useText();
  const { answer, ...request } = useQuery<TestimonialsQuery>(
    graphql`
      query TestimonialsQuery {
        desk {
          today {
            testimonials {
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
  const waiting = answer?.desk?.today.testimonials;
  return (
    <Part
      {...request}
      name="testimonials"
      title={say('today.testimonials')}
      count={waiting?.count ?? null}
      report={report}
      beside={waiting && <span className="small soft">{waiting.count}</span>}
    >
      {waiting?.leads.map((lead) => (
        <LeadLine key={lead.id} lead={lead} />
      ))}
    </Part>
  );
}
