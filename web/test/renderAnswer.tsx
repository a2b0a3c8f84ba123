import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { answerTo, type Mocks } from './mocks.ts';
import { standingRouter, TestApp } from './TestApp.tsx';
import { waitingAnswers } from './waitingAnswers.ts';

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

/** Shows a component with the answer to a test query, as a visitor at `url` sees it. What it requests waits in `sent`. */
export function renderAnswer<Q extends OperationType>(rendered: Rendered<Q>) {
  const { answers, sent } = waitingAnswers();
  const router = standingRouter(rendered.url ?? '/nl/', answers);
  const { data } = answerTo(rendered.query, rendered.variables, rendered.mocks ?? {});
  const view = render(
    <TestApp router={router}>{rendered.show(data)}</TestApp>,
    rendered.container ? { container: rendered.container } : {},
  );
  return { ...view, sent, router };
}
