import { graphql } from 'react-relay/hooks';
import type {
  ReportAppointmentInput,
  useReportMutation,
} from '../__generated__/useReportMutation.graphql.ts';
import { useMutate } from '../app/useMutate.ts';

/** Says how an appointment went. When somebody was first, the answer has the reports of that week as they are. */
export function useReport() {
  const send = useMutate<useReportMutation>(graphql`
    mutation useReportMutation($input: ReportAppointmentInput!) {
      reportAppointment(input: $input) {
        __typename
        ... on WeekStale {
          week {
            agents {
              appointments {
                id
                report {
                  version
                  text
                  forOwner
                }
              }
            }
          }
        }
        ... on InvalidInput {
          problems {
            code
          }
        }
      }
    }
  `);
  return async (input: ReportAppointmentInput) => (await send({ input })).reportAppointment;
}

/** What the graph answers to a report. */
export type Reported = useReportMutation['response']['reportAppointment'];
