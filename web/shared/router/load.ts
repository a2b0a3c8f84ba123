import type { Messages } from '../i18n/intl.ts';
import type { Language } from '../i18n/languages.ts';
import { partsOf } from '../i18n/parts.ts';
import { trackLoading } from '../i18n/textState.ts';
import { type PageModule, readModule } from './page.ts';
import { resource } from './resource.ts';

type Exports = Record<string, unknown>;

const pages = loadedOnce(import.meta.glob<Exports>('../../site/pages/**/[A-Z]*Page.tsx'));
const texts = loadedOnce(
  import.meta.glob<{ default: Messages }>([
    '../i18n/compiled/*.json',
    '!../i18n/compiled/*.consent.json', // the dialog brings its own
    '!../i18n/compiled/*.map.json', // and so does the map
  ]),
);

/** The code of a page, by its source file in web/. */
export async function loadPage(source: string): Promise<PageModule> {
  return readModule(source, await load(pages, `../../${source}`));
}

/** The queries of all pages, each of which loads by itself. */
export const loadQueries = resource(async () =>
  loadedOnce((await import('../relay/queries.ts')).queries),
);

/** Makes the query of a page whole, for Relay: the first page of a visit needs nothing of it but its id. */
export async function loadQueryOf(source: string): Promise<void> {
  const name = source.replace(/^.*\/|\.tsx$/g, '');
  const [{ query }, artifacts] = await Promise.all([loadPage(source), loadQueries()]);
  const artifact = await load(artifacts, `../../__generated__/${name}Query.graphql.ts`);
  Object.assign(query, artifact.default);
}

/** The texts of a language that a page needs, together with those loaded before. `useTextState` says whether they have loaded. */
export async function loadMessages(language: Language, source: string): Promise<Messages> {
  const parts = partsOf(language, source).map((name) => load(texts, `../i18n/compiled/${name}`));
  const [first, ...rest] = await trackLoading(language, Promise.all(parts));
  return Object.assign(first?.default ?? {}, ...rest.map((part) => part.default));
}

function loadedOnce<T>(loaders: Record<string, () => Promise<T>>): Map<string, () => Promise<T>> {
  return new Map(Object.entries(loaders).map(([name, loader]) => [name, resource(loader)]));
}

function load<T>(resources: Map<string, () => Promise<T>>, name: string): Promise<T> {
  const found = resources.get(name);
  if (!found) throw new Error(`there is no ${name}`);
  return found();
}
