import { graphql } from 'react-relay/hooks';
import type {
  useAppointmentCheckQuery,
  useAppointmentCheckQuery$data,
} from '../../__generated__/useAppointmentCheckQuery.graphql.ts';
import { useQuery } from '../../app/useQuery.ts';

export type Check = NonNullable<
  NonNullable<useAppointmentCheckQuery$data['desk']>['appointmentCheck']
>;

/** An appointment that could be planned, or moved when it has an id. */
export interface Checked {
  /** The number of the property. */
  readonly property: number;
  readonly start: string;
  readonly appointment: string | null;
  /** The number of the agent who would hold it; null for whoever holds it, or the agent of the property. */
  readonly agent: number | null;
}

/** What there is to know of an appointment beforehand; null until it is known, and without one. */
export function useAppointmentCheck(checked: Checked | null) {
  const { answer, failure } = useQuery<useAppointmentCheckQuery>(
    graphql`
      query useAppointmentCheckQuery(
        $property: Int!
        $start: DateTime!
        $appointment: ID
        $agent: Int
        $known: Boolean!
      ) {
        desk {
          appointmentCheck(
            property: $property
            start: $start
            appointment: $appointment
            agent: $agent
          ) @include(if: $known) {
            agent
            name
            refusal
            elsewhere
            warning
            before {
              ...CheckSaid_travel
            }
            after {
              ...CheckSaid_travel
            }
          }
        }
      }
    `,
    {
      property: checked?.property ?? 0,
      start: checked?.start ?? '1970-01-01T00:00:00Z',
      appointment: checked?.appointment ?? null,
      agent: checked?.agent ?? null,
      known: checked !== null,
    },
    ['appointments'],
  );
  return { check: answer?.desk?.appointmentCheck ?? null, failed: failure !== null };
}
