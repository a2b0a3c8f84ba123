import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLazyLoadQuery } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { type Mocks, withLists } from './mocks.ts';
import { standingRouter, TestApp } from './TestApp.tsx';

interface Rendered<Q extends OperationType> {
  query: GraphQLTaggedNode;
  variables: Q['variables'];
  /** What is shown with the data. */
  show: (data: Q['response']) => ReactNode;
  /** Data by type; what is not given is made up. */
  mocks?: Mocks;
  /** Where the visitor is; the language comes with it. */
  url?: string;
  /** Where it is rendered; the document's body by default. */
  container?: HTMLElement;
}

/** Shows a component with the data of a test query, as a visitor at `url` sees it. */
export function renderWithRelay<Q extends OperationType>(rendered: Rendered<Q>) {
  const environment = createMockEnvironment();
  const router = standingRouter(rendered.url ?? '/nl/');
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, withLists(rendered.mocks ?? {})),
  );
  const view = render(
    <TestApp environment={environment} router={router}>
      <Shown {...rendered} />
    </TestApp>,
    rendered.container ? { container: rendered.container } : {},
  );
  return { ...view, environment, router };
}

function Shown<Q extends OperationType>({ query, variables, show }: Rendered<Q>) {
  return show(useLazyLoadQuery<Q>(query, variables));
}
