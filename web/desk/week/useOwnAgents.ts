import { graphql } from 'react-relay/hooks';
import type { useOwnAgentsQuery } from '../__generated__/useOwnAgentsQuery.graphql.ts';
import { useQuery } from '../app/useQuery.ts';

/** An agent whose appointments whoever asks may change. */
export interface OwnAgent {
  readonly agent: number;
  readonly name: string;
}

/** The agents whose appointments whoever asks may change; none until they are known. */
export function useOwnAgents(): readonly OwnAgent[] {
  const { answer } = useQuery<useOwnAgentsQuery>(
    graphql`
      query useOwnAgentsQuery {
        desk {
          calendars {
            agent
            name
          }
        }
      }
    `,
    {},
  );
  return answer?.desk?.calendars ?? [];
}
