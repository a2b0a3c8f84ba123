import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useSeveralQuery } from '../../__generated__/useSeveralQuery.graphql.ts';
import { type Failure, failureOf } from '../../app/failure.ts';

export type OneOfSeveral = NonNullable<
  NonNullable<useSeveralQuery['response']['desk']>['property']
>;

interface State {
  /** Null until all are read. */
  readonly properties: readonly OneOfSeveral[] | null;
  readonly failure: Failure | null;
}

/** Reads properties as they are now, one after the other. One that is gone meanwhile is left out. */
export function useSeveral(numbers: readonly number[]): State {
  const environment = useRelayEnvironment();
  const key = numbers.join();
  const [state, setState] = useState<State>({ properties: null, failure: null });
  useEffect(() => {
    let left = false;
    const read = async () => {
      const properties: OneOfSeveral[] = [];
      for (const number of key.split(',').map(Number)) {
        const read = await fetchQuery<useSeveralQuery>(environment, query, { number }).toPromise();
        if (left) return;
        if (read?.desk?.property) properties.push(read.desk.property);
      }
      setState({ properties, failure: null });
    };
    read().catch(
      (error: unknown) => left || setState({ properties: null, failure: failureOf(error) }),
    );
    return () => {
      left = true;
    };
  }, [environment, key]);
  return state;
}

const query = graphql`
  query useSeveralQuery($number: Int!) {
    desk {
      property(number: $number) {
        number
        place
        version
        goal
        editable
        standing
        standings
        agentNumber
        watchers
        matchingDemands
        owners
        nextAppointments {
          id
        }
      }
    }
  }
`;
