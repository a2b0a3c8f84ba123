import { render } from '@testing-library/react';
import { createOperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { intlOf } from '../shared/i18n/intl.ts';
import { createAnswers } from '../shared/relay/answers.ts';
import { createEnvironment } from '../shared/relay/environment.ts';
import { checked } from '../shared/relay/request.ts';
import { match } from '../shared/router/match.ts';
import { readModule } from '../shared/router/page.ts';
import { outcomeOf, viewOf } from '../shared/router/view.ts';
import { routeOf } from '../site/routes.ts';
import { messages } from './messages.ts';
import { type Mocks, withLists } from './mocks.ts';
import { standingRouter, TestApp } from './TestApp.tsx';

/**
 * Shows the page of an address, prepared as the browser does it. Data are made up, except what `mocks` says by type.
 * A page that asks for more than its own document fails.
 */
export function renderPage(exports: Record<string, unknown>, url: string, mocks: Mocks = {}) {
  const router = standingRouter(url);
  const address = match(url, router.languages, 'nl');
  const route = routeOf(address);
  const module = readModule(route.source, exports);
  const variables = route.variables(address);
  const operation = createOperationDescriptor(module.query, variables);
  const made = MockPayloadGenerator.generate(operation as never, withLists(mocks));
  const answer = checked(made);
  const answers = createAnswers(() => Promise.reject(new Error('the page asked for more')));
  answers.seed(route.operationId, variables, answer);
  const environment = createEnvironment(answers);
  const intl = intlOf(address.language, messages[address.language]);
  const { Page, data } = viewOf(address, module, variables, intl, environment);
  const view = render(
    <TestApp environment={environment} router={router}>
      <Page data={data} location={router.location} />
    </TestApp>,
  );
  return { ...view, router, outcome: outcomeOf(module, answer.data, address) };
}
