import { useEffect, useRef, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import {
  createOperationDescriptor,
  type Environment,
  type GraphQLTaggedNode,
  getRequest,
  type OperationDescriptor,
  type OperationType,
} from 'relay-runtime';
import { type LivePart, useVersion } from '../live/now.ts';
import { unattended } from './environment.ts';
import { type Failure, failureOf } from './failure.ts';

export interface Answered<Q extends OperationType> {
  /** Null before the first answer. When reading again fails, the last answer stays. */
  readonly answer: Q['response'] | null;
  readonly failure: Failure | null;
  readonly again: () => void;
}

/**
 * Reads a query from the network each time a screen opens, and again when one of `parts` or `beat` changes; until then the last answer
 * stays.
 * Relay's store holds the answer as long, and for a few queries more, so that it is shown again without a connection.
 */
export function useQuery<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Q['variables'],
  parts: readonly LivePart[] = [],
  beat = 0,
): Answered<Q> {
  const environment = useRelayEnvironment();
  const key = JSON.stringify(variables);
  const version = useVersion(parts);
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<State<Q>>({ key, answer: null, failure: null });
  const last = useRef({ key: '', turn });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn asks again, and so does another version or beat
  useEffect(() => {
    const byItself = last.current.key === key && last.current.turn === turn;
    last.current = { key, turn };
    const own = JSON.parse(key);
    const operation = createOperationDescriptor(getRequest(query), own);
    const retained = environment.retain(operation);
    const request = fetchQuery<Q>(environment, query, own, byItself ? unattended : null);
    const sent = request.subscribe({
      next: (answer) => setState({ key, answer, failure: null }),
      error: (error: unknown) =>
        setState((before) => {
          const own = of(before, key);
          const failure = failureOf(error);
          if (own.answer || failure !== 'offline') return { ...own, failure };
          return { key, answer: readBefore<Q>(environment, operation), failure };
        }),
    });
    return () => {
      sent.unsubscribe();
      retained.dispose();
    };
  }, [environment, query, key, turn, version, beat]);
  const { answer, failure } = of(state, key);
  return { answer, failure, again: () => setTurn(turn + 1) };
}

interface State<Q extends OperationType> {
  readonly key: string;
  readonly answer: Q['response'] | null;
  readonly failure: Failure | null;
}

/** The state for these variables: an answer for others is not shown. */
function of<Q extends OperationType>(state: State<Q>, key: string): State<Q> {
  return state.key === key ? state : { key, answer: null, failure: null };
}

/** What the store still has of an earlier answer; null unless it has all of it. */
function readBefore<Q extends OperationType>(
  environment: Environment,
  operation: OperationDescriptor,
): Q['response'] | null {
  if (environment.check(operation).status !== 'available') return null;
  return environment.lookup(operation.fragment).data as Q['response'];
}
