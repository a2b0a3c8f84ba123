import { useEffect, useRef, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import {
  createOperationDescriptor,
  type GraphQLTaggedNode,
  getRequest,
  type OperationType,
} from 'relay-runtime';
import { type LivePart, useVersion } from '../live/now.ts';
import { unattended } from './environment.ts';
import { type Failure, failureOf } from './failure.ts';

export interface Answered<Q extends OperationType> {
  /** Null before the first answer. It stays when asking again fails. */
  readonly answer: Q['response'] | null;
  readonly failure: Failure | null;
  readonly again: () => void;
}

/**
 * The graph's answer to a query, from the network each time a screen opens, and again when one of `parts` changes; what was answered stays
 * until then. What the query selects stays in the store as long.
 */
export function useQuery<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Q['variables'],
  parts: readonly LivePart[] = [],
): Answered<Q> {
  const environment = useRelayEnvironment();
  const key = JSON.stringify(variables);
  const version = useVersion(parts);
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<State<Q>>({ key, answer: null, failure: null });
  const last = useRef({ key: '', turn });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn asks again, and so does another version
  useEffect(() => {
    const byItself = last.current.key === key && last.current.turn === turn;
    last.current = { key, turn };
    const own = JSON.parse(key);
    const kept = environment.retain(createOperationDescriptor(getRequest(query), own));
    const asked = fetchQuery<Q>(environment, query, own, byItself ? unattended : null);
    const sent = asked.subscribe({
      next: (answer) => setState({ key, answer, failure: null }),
      error: (error: unknown) =>
        setState((before) => ({ ...of(before, key), failure: failureOf(error) })),
    });
    return () => {
      sent.unsubscribe();
      kept.dispose();
    };
  }, [environment, query, key, turn, version]);
  const { answer, failure } = of(state, key);
  return { answer, failure, again: () => setTurn(turn + 1) };
}

interface State<Q extends OperationType> {
  readonly key: string;
  readonly answer: Q['response'] | null;
  readonly failure: Failure | null;
}

/** The state of these variables: what was answered to others is not shown. */
function of<Q extends OperationType>(state: State<Q>, key: string): State<Q> {
  return state.key === key ? state : { key, answer: null, failure: null };
}
