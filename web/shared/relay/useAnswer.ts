import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** Debounce before the query is sent, in milliseconds. */
const debounce = 150;

export interface QueryState<Q extends OperationType> {
  /** Null before the first answer. The last one stays until the next arrives. */
  readonly answer: Q['response'] | null;
  readonly failed: boolean;
  /** The current variables have no answer yet. */
  readonly waiting: boolean;
}

/**
 * The graph's answer to variables that change while a visitor types or chooses. The query is sent after `delay` milliseconds; an answer
 * to earlier variables is dropped. With null for variables nothing is sent.
 */
export function useAnswer<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Q['variables'] | null,
  delay = debounce,
): QueryState<Q> {
  const environment = useRelayEnvironment();
  const key = JSON.stringify(variables);
  const [state, setState] = useState({
    answer: null as Q['response'] | null,
    failed: false,
    key: '',
  });
  useEffect(() => {
    if (key === 'null') return;
    let stop = () => {};
    const start = () => {
      const { unsubscribe } = fetchQuery<Q>(environment, query, JSON.parse(key)).subscribe({
        next: (answer) => setState({ answer, failed: false, key }),
        error: () => setState({ answer: null, failed: true, key }),
      });
      stop = unsubscribe;
    };
    const timer = setTimeout(start, delay);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [environment, query, key, delay]);
  return { answer: state.answer, failed: state.failed, waiting: state.key !== key };
}
