import { render } from '@testing-library/react';
import type { ConcreteRequest } from 'relay-runtime';
import { queryOf } from '../__generated__/pageQueries.ts';
import { intlOf } from '../shared/i18n/intl.ts';
import { match } from '../shared/router/match.ts';
import { readModule } from '../shared/router/page.ts';
import { outcomeOf, viewOf } from '../shared/router/view.ts';
import { routeOf } from '../site/routes.ts';
import { messages } from './messages.ts';
import { answerTo, type Mocks } from './mocks.ts';
import { standingRouter, TestApp } from './TestApp.tsx';

const queries = Object.values(
  import.meta.glob<ConcreteRequest>('../__generated__/*PageQuery.graphql.ts', {
    eager: true,
    import: 'default',
  }),
);

/**
 * Shows the page of an address, prepared as the browser does it. Data are made up, except what `mocks` says by type.
 * A page that asks for more than its own document fails.
 */
export function renderPage(exports: Record<string, unknown>, url: string, mocks: Mocks = {}) {
  const router = standingRouter(url);
  const address = match(url, router.languages, 'nl');
  const route = routeOf(address);
  const module = readModule(route.source, exports);
  const query = queries.find(({ params }) => params.id === queryOf(route.source));
  if (!query || exports.query !== query.params.id) throw new Error(`${url} has another query`);
  const answer = answerTo(query, route.variables(address), mocks);
  const intl = intlOf(address.language, messages[address.language]);
  const { Page, data } = viewOf(address, module, answer, intl);
  const view = render(
    <TestApp router={router}>
      <Page data={data} location={router.location} />
    </TestApp>,
  );
  return { ...view, router, outcome: outcomeOf(module, answer.data, address) };
}
