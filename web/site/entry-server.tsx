import '../shared/i18n/miniIntl.ts';
import { Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import type { IntlShape } from 'react-intl';
import type { ListPageQuery } from '../__generated__/ListPageQuery.graphql.ts';
import { queryOf } from '../__generated__/pageQueries.ts';
import { createAnswers } from '../shared/answer/answers.ts';
import { RepeatContext } from '../shared/answer/repeated.tsx';
import { checked } from '../shared/answer/request.ts';
import { intlOf, type Messages } from '../shared/i18n/intl.ts';
import { isLanguage, type Language } from '../shared/i18n/languages.ts';
import { partsOf } from '../shared/i18n/parts.ts';
import { type JsonLd, JsonLdContext, scriptOf } from '../shared/jsonld/jsonLd.ts';
import { PropertyCard } from '../shared/property/card/PropertyCard.tsx';
import { match } from '../shared/router/match.ts';
import { readModule } from '../shared/router/page.ts';
import { outcomeOf, type View, viewOf } from '../shared/router/view.ts';
import { App } from './App.tsx';
import { repeatsOf } from './repeats.tsx';
import { formOf, hasNoScripts, isUncacheable, routeOf } from './routes.ts';

type Exports = Record<string, unknown>;

const pages = import.meta.glob<Exports>('./pages/**/[A-Z]*Page.tsx', { eager: true });
// As strings: an engine starts sooner when it parses only the texts of languages that are asked for.
const texts = import.meta.glob<string>(
  ['../shared/i18n/compiled/*.json', '!../shared/i18n/compiled/*.{consent,map}.json'],
  { eager: true, query: '?raw', import: 'default' },
);

/** Called by server/render: which operation an address needs, or where it redirects. */
function gevelMatch(url: string, languages: string, language: string, unpublished: string): string {
  const { address, route, form } = find(url, languages, language, unpublished);
  return JSON.stringify({
    page: form ? `${address.page} ${form}` : address.page,
    language: address.language,
    prefixed: address.prefixed,
    uncacheable: isUncacheable(address),
    noScripts: hasNoScripts(address),
    source: route.source,
    texts: partsOf(address.language, route.source).map((name) => `shared/i18n/compiled/${name}`),
    documentId: queryOf(route.source),
    variables: route.variables(address),
    view: route.view(address),
    redirect: address.redirect,
  });
}

/**
 * Called by server/render: renders a page. `payload` is the graph's answer to the page's operation; it throws when that has errors.
 * `posted` is a form that was sent without scripts and has problems, '' for none. In the HTML an element that many pages have is an <i>
 * with its place; `repeats` has those of them that server/render does not have yet.
 */
function gevelRender(
  url: string,
  languages: string,
  language: string,
  unpublished: string,
  origin: string,
  payload: string,
  posted = '',
): string {
  const page = decide(url, languages, language, unpublished, payload);
  const { address, module, answer, outcome } = page;
  if ('to' in outcome) return JSON.stringify(withoutHtml(page));
  const intl = intlIn(address.language);
  const router = staticRouter(viewOf(address, module, answer, intl));
  const inUse = { languages: split(languages), unpublished: names(unpublished) };
  const repeats = repeatsOf({ intl, language: address.language, router: { ...router, ...inUse } });
  const returned = posted ? JSON.parse(posted) : null;
  const jsonLd: JsonLd[] = [];
  const text = renderToString(
    <JsonLdContext value={jsonLd}>
      <RepeatContext value={repeats?.repeat ?? null}>
        <App {...{ router, origin, posted: returned, ...inUse }} />
      </RepeatContext>
    </JsonLdContext>,
  );
  // React writes the head's tags into the same string, before the first element. No renderer returns them separately: those with streams
  // move them only into an <html> that they render themselves, and ours is written by document.go.
  const at = text.indexOf('<div class="site">');
  if (at < 0) throw new Error('the page does not begin with <div class="site">');
  const head = text.slice(0, at) + (jsonLd.length > 0 ? scriptOf(jsonLd) : '');
  return JSON.stringify({
    status: outcome.status,
    language: address.language,
    head,
    html: text.slice(at),
    repeats: repeats?.rendered(),
  });
}

/**
 * Called by server/render ahead of visitors: renders cards of a list's page that it does not have yet, `most` of them. `payload` is the
 * answer to the list's operation. `count` is how many properties it has, `left` how many of their cards are still to be rendered.
 */
function gevelCards(
  languages: string,
  language: Language,
  unpublished: string,
  payload: string,
  most: number,
): string {
  const { data } = checked(JSON.parse(payload)) as { data: ListPageQuery['response'] };
  const intl = intlIn(language);
  const inUse = { languages: split(languages), unpublished: names(unpublished) };
  const router = { ...staticRouter(null as never), ...inUse };
  const repeats = repeatsOf({ intl, language, router });
  const { nodes } = data.properties;
  renderToString(
    <RepeatContext value={repeats?.repeat ?? null}>
      {nodes.map((property) => (
        <Fragment key={property.id}>
          <PropertyCard property={property} priority={false} />
          <PropertyCard property={property} priority={true} />
        </Fragment>
      ))}
    </RepeatContext>,
  );
  const left = Math.max(0, (repeats?.missing() ?? 0) - most);
  return JSON.stringify({ count: nodes.length, left, repeats: repeats?.rendered(most) });
}

/** Called by server/render when no engine renders: the status of a page, and where it redirects. */
function gevelOutcome(
  url: string,
  languages: string,
  language: string,
  unpublished: string,
  payload: string,
): string {
  return JSON.stringify(withoutHtml(decide(url, languages, language, unpublished, payload)));
}

/** Finds a page and lets its module decide the status from the answer. */
function decide(
  url: string,
  languages: string,
  language: string,
  unpublished: string,
  payload: string,
) {
  const { address, route } = find(url, languages, language, unpublished);
  const module = readModule(route.source, pages[route.source.replace('site', '.')] ?? {});
  const answer = checked(JSON.parse(payload));
  return { address, module, answer, outcome: outcomeOf(module, answer.data, address) };
}

function withoutHtml({ address, outcome }: ReturnType<typeof decide>) {
  const redirect = 'to' in outcome ? outcome.to : undefined;
  return { status: outcome.status, redirect, language: address.language };
}

const intls = new Map<Language, IntlShape>();

/** The intl of a language, with the texts of all pages. */
function intlIn(language: Language): IntlShape {
  const intl = intls.get(language) ?? intlOf(language, allTexts(language));
  intls.set(language, intl);
  return intl;
}

function allTexts(language: Language): Messages {
  const parts = [
    '',
    '.list',
    '.rest',
    '.form',
    '.owner',
    '.costs',
    '.rare',
    '.window',
    '.thanks',
    '.empty',
  ];
  const files = parts.map(
    (part) => texts[`../shared/i18n/compiled/${language}${part}.json`] ?? '{}',
  );
  return Object.assign({}, ...files.map((text) => JSON.parse(text)));
}

function find(url: string, languages: string, language: string, unpublished: string) {
  const inUse = split(languages);
  const negotiated = isLanguage(language) ? language : (inUse[0] ?? 'nl');
  const address = match(url, inUse, negotiated, names(unpublished));
  return { address, route: routeOf(address), form: formOf(address) };
}

function split(languages: string): Language[] {
  return languages.split(',').filter(isLanguage);
}

function names(pages: string): string[] {
  return pages.split(',').filter(Boolean);
}

/** The server renders a page from its one answer and nothing else. */
const answers = createAnswers(() => Promise.reject(new Error('the server sends no query')));

/** A router that never navigates. */
function staticRouter(view: View) {
  const nowhere = () => undefined;
  return {
    first: { view, landing: null },
    start: () => nowhere,
    navigate: nowhere,
    preload: nowhere,
    open: () => Promise.reject(new Error('no page opens inside another on the server')),
    answers,
    trail: { layers: null, page: () => '', write: nowhere, follow: nowhere },
  };
}

Object.assign(globalThis, { gevelMatch, gevelRender, gevelCards, gevelOutcome });
