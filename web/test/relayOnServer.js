// Relay itself in the server's bundle, where the app has app/relay/onServer.js: a test of the server compares what the two render.
import { createElement } from 'react';
import { createAnswers } from '../app/relay/answers.ts';
import { createEnvironment } from '../app/relay/environment.ts';
import * as relay from '../app/relay/hooks.js';

export * from '../app/relay/hooks.js';

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
