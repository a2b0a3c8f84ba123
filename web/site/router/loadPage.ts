import { type PageModule, readModule } from '../../shared/router/page.ts';
import { resource } from '../../shared/router/resource.ts';
import { load, resources } from '../../shared/router/resources.ts';

type Exports = Record<string, unknown>;

const pages = resources(import.meta.glob<Exports>('../pages/**/[A-Z]*Page.tsx'));

/** The code of a page, by its source file in web/. */
export async function loadPage(source: string): Promise<PageModule> {
  return readModule(source, await load(pages, source.replace('site', '..')));
}

/** The queries of all pages, each of which loads by itself. */
export const loadQueries = resource(async () =>
  resources((await import('../../shared/relay/queries.ts')).queries),
);

/** Makes the query of a page whole, for Relay: the first page of a visit needs nothing of it but its id. */
export async function loadQueryOf(source: string): Promise<void> {
  const name = source.replace(/^.*\/|\.tsx$/g, '');
  const [{ query }, artifacts] = await Promise.all([loadPage(source), loadQueries()]);
  const artifact = await load(artifacts, `../../__generated__/${name}Query.graphql.ts`);
  Object.assign(query, artifact.default);
}
