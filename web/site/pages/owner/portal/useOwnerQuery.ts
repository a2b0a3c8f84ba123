import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

interface QueryState<Q extends OperationType> {
  /** Null before the first answer. */
  readonly answer: Q['response'] | null;
  readonly failed: boolean;
}

/** The answer to a query of the owner's page, in the owner's store. */
export function useOwnerQuery<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Q['variables'],
): QueryState<Q> {
  const environment = useRelayEnvironment();
  const key = JSON.stringify(variables);
  const [state, setState] = useState<QueryState<Q>>({ answer: null, failed: false });
  useEffect(() => {
    const { unsubscribe } = fetchQuery<Q>(environment, query, JSON.parse(key)).subscribe({
      next: (answer) => setState({ answer, failed: false }),
      error: () => setState({ answer: null, failed: true }),
    });
    return unsubscribe;
  }, [environment, query, key]);
  return state;
}
