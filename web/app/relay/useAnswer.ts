import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** Debounce before the query is sent, in milliseconds. */
const pause = 150;

export interface Answered<Q extends OperationType> {
  /** Null until the first answer. An older one stays until the newer is there. */
  readonly answer: Q['response'] | null;
  readonly failed: boolean;
  /** The current variables have no answer yet. */
  readonly waiting: boolean;
}

/**
 * The graph's answer to variables that change while a visitor types or chooses. They are asked after a pause, unless
 * that is given as 0; an answer to variables that are no longer there is dropped.
 */
export function useAnswer<Q extends OperationType>(
  document: GraphQLTaggedNode,
  variables: Q['variables'],
  after = pause,
): Answered<Q> {
  const environment = useRelayEnvironment();
  const asked = JSON.stringify(variables);
  const [state, setState] = useState({
    answer: null as Q['response'] | null,
    failed: false,
    to: '',
  });
  useEffect(() => {
    let stop = () => {};
    const start = () => {
      const { unsubscribe } = fetchQuery<Q>(environment, document, JSON.parse(asked)).subscribe({
        next: (answer) => setState({ answer, failed: false, to: asked }),
        error: () => setState({ answer: null, failed: true, to: asked }),
      });
      stop = unsubscribe;
    };
    const timer = setTimeout(start, after);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [environment, document, asked, after]);
  return { answer: state.answer, failed: state.failed, waiting: state.to !== asked };
}
