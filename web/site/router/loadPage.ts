import { type Answer, sendQuery, type Variables } from '../../shared/answer/request.ts';
import { type PageModule, readModule } from '../../shared/router/page.ts';
import { resource } from '../../shared/router/resource.ts';
import { load, resources } from '../../shared/router/resources.ts';

type Exports = Record<string, unknown>;

const pages = resources(import.meta.glob<Exports>('../pages/**/[A-Z]*Page.tsx'));

/** The code of a page, by its source file in web/. */
export async function loadPage(source: string): Promise<PageModule> {
  return readModule(source, await load(pages, source.replace('site', '..')));
}

/** The ids of pages' queries: the page that came with the document needs none. */
export const loadQueries = resource(() => import('../../__generated__/pageQueries.ts'));

/** Sends a query: that of a page, which its source file names, or one by its id. */
export async function send(
  query: string,
  variables: Variables,
  signal: AbortSignal,
): Promise<Answer> {
  const id = query.endsWith('.tsx') ? (await loadQueries()).queryOf(query) : query;
  return sendQuery(id, variables, signal);
}
