// Relay itself in the server's bundle, where the app has shared/relay/onServer.js: a test of the server compares what the two render.
import { createElement } from 'react';
import { createAnswers } from '../shared/relay/answers.ts';
import { createEnvironment } from '../shared/relay/environment.ts';
import * as relay from '../shared/relay/hooks.js';

export * from '../shared/relay/hooks.js';

let environment = null;

export function loadQuery(answer, query, variables, options) {
  const answers = createAnswers(() => {
    throw new Error('a page requested more than the query of its route');
  });
  answers.seed(query.params.id, variables, answer);
  environment = createEnvironment(answers);
  return relay.loadQuery(environment, query, variables, options);
}

export function RelayEnvironmentProvider({ children }) {
  return createElement(relay.RelayEnvironmentProvider, { environment }, children);
}
