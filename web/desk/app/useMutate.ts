import { useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { mutate } from '../../shared/relay/environment.ts';

/** Sends a mutation and returns its answer. Throws when there is none. */
export function useMutate<M extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const environment = useRelayEnvironment();
  return (variables: M['variables']) =>
    mutate(environment, mutation, variables, null) as Promise<M['response']>;
}
