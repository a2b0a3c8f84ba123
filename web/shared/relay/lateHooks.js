// Replaces react-relay/hooks in what browsers load. The page that came with the document reads its fragments from its answer, as the server
// did (onServer.js), so Relay need not load before a visitor does something. Every page after that has Relay's own hooks and store.
// relay/artifacts.test.ts refuses fragments that the two would read differently.

import { createContext, createElement, useContext } from 'react';
import { backAge } from './answers.ts';

/** Relay's own hooks, once they have loaded (setHooks.js). Its useFragment is given the artifact in place of the key in the page's code. */
let relay = null;
export function setHooks(hooks, fragments) {
  relay = { ...hooks, useFragment: (key, fragment) => hooks.useFragment(fragments[key], fragment) };
}

/** The first environment (firstEnvironment.ts) within the page that came with the document, null within every other page. */
const First = createContext(null);

export function RelayEnvironmentProvider({ environment, children }) {
  if ('answers' in environment) return createElement(First, { value: environment }, children);
  const own = createElement(relay.RelayEnvironmentProvider, { environment }, children);
  return createElement(First, { value: null }, own);
}

const first = {
  useRelayEnvironment: () => useContext(First),
  useFragment: (_, fragment) => fragment ?? null,
  usePreloadedQuery: (_, { answer }) => answer.data,
};

/** The hooks of the page around a component. It stays in the page that it was mounted in, so it calls the same ones in every render. */
const useHooks = () => (useContext(First) ? first : relay);

export const useRelayEnvironment = () => useHooks().useRelayEnvironment();
export const useFragment = (node, fragment) => useHooks().useFragment(node, fragment);
export const usePreloadedQuery = (query, loaded) => useHooks().usePreloadedQuery(query, loaded);

export function loadQuery(environment, query, variables, options) {
  if (!('answers' in environment)) return relay.loadQuery(environment, query, variables, options);
  const answer = environment.answers.here(query.params.id, variables, Number.POSITIVE_INFINITY);
  return { answer, dispose() {} };
}

export function fetchQuery(environment, query, variables) {
  if (!('answers' in environment)) return relay.fetchQuery(environment, query, variables);
  return { subscribe: (observer) => follow(environment, query, variables, observer) };
}

function follow({ answers }, query, variables, { next, error }) {
  let over = false;
  answers.request(query.params.id, variables, backAge).then(
    ({ data }) => over || next(data),
    (failure) => over || error(failure),
  );
  return {
    unsubscribe() {
      over = true;
    },
  };
}

export function graphql() {
  throw new Error('the build replaces every graphql`…` by its artifact');
}
