import './i18n/miniIntl.ts';
import { renderToString } from 'react-dom/server';
import { type JsonLd, JsonLdContext, scriptOf } from '../components/jsonld/jsonLd.ts';
import { App } from './App.tsx';
import { intlOf, type Messages } from './i18n/intl.ts';
import { isLanguage, type Language } from './i18n/languages.ts';
import { partsOf } from './i18n/parts.ts';
import { createAnswers } from './relay/answers.ts';
import { createEnvironment } from './relay/environment.ts';
import { checked } from './relay/request.ts';
import { match } from './router/match.ts';
import { readModule } from './router/page.ts';
import { outcomeOf, type View, viewOf } from './router/view.ts';
import { formOf, isUncacheable, routeOf } from './routes.ts';

type Exports = Record<string, unknown>;

const pages = import.meta.glob<Exports>('../pages/**/[A-Z]*Page.tsx', { eager: true });
const texts = import.meta.glob<Messages>('./i18n/compiled/*.json', {
  eager: true,
  import: 'default',
});

/** Called by server/render: which operation an address needs, or where it redirects. */
function gevelMatch(url: string, languages: string, language: string, drafts: string): string {
  const { address, route, form } = find(url, languages, language, drafts);
  return JSON.stringify({
    page: form ? `${address.page} ${form}` : address.page,
    language: address.language,
    prefixed: address.prefixed,
    uncacheable: isUncacheable(address),
    source: route.source,
    texts: partsOf(address.language, route.source).map((name) => `app/i18n/compiled/${name}`),
    documentId: route.operationId,
    variables: route.variables(address),
    view: route.view(address),
    redirect: address.redirect,
  });
}

/**
 * Called by server/render: a finished page. `payload` is the graph's answer to the page's operation; it throws when that has errors. `posted` is
 * a form that was sent without scripts and has problems, '' for none.
 */
function gevelRender(
  url: string,
  languages: string,
  language: string,
  drafts: string,
  origin: string,
  payload: string,
  posted = '',
): string {
  const { address, route } = find(url, languages, language, drafts);
  const module = readModule(route.source, pages[`../${route.source}`] ?? {});
  const answer = checked(JSON.parse(payload));
  const outcome = outcomeOf(module, answer.data, address);
  if ('to' in outcome) {
    const { status, to } = outcome;
    return JSON.stringify({ status, redirect: to, language: address.language });
  }
  const variables = route.variables(address);
  const answers = createAnswers(neverRequest);
  answers.seed(route.operationId, variables, answer);
  const environment = createEnvironment(answers, true);
  const intl = intlOf(address.language, allTexts(address.language));
  const view = viewOf(address, module, variables, intl, environment);
  const router = standing(view);
  const inUse = split(languages);
  const back = posted ? JSON.parse(posted) : null;
  const claims: JsonLd[] = [];
  const text = renderToString(
    <JsonLdContext value={claims}>
      <App
        {...{ environment, router, origin, languages: inUse, posted: back }}
        drafts={names(drafts)}
      />
    </JsonLdContext>,
  );
  view.data.dispose();
  // React's renderers give one text in which the tags for the head stand before the first element. None gives them apart: those with streams
  // hoist them only into an <html> of their own, and ours comes from document.go.
  const at = text.indexOf('<div class="site">');
  if (at < 0) throw new Error('the page does not begin with <div class="site">');
  const head = text.slice(0, at) + scriptOf(claims);
  return JSON.stringify({
    status: outcome.status,
    language: address.language,
    head,
    html: text.slice(at),
  });
}

/** Every text of a language, whatever page it is for. */
function allTexts(language: Language): Messages {
  return {
    ...texts[`./i18n/compiled/${language}.json`],
    ...texts[`./i18n/compiled/${language}.list.json`],
    ...texts[`./i18n/compiled/${language}.rest.json`],
    ...texts[`./i18n/compiled/${language}.form.json`],
    ...texts[`./i18n/compiled/${language}.owner.json`],
  } as Messages;
}

function find(url: string, languages: string, language: string, drafts: string) {
  const inUse = split(languages);
  const negotiated = isLanguage(language) ? language : (inUse[0] ?? 'nl');
  const address = match(url, inUse, negotiated, names(drafts));
  return { address, route: routeOf(address), form: formOf(address) };
}

function split(languages: string): Language[] {
  return languages.split(',').filter(isLanguage);
}

function names(pages: string): string[] {
  return pages.split(',').filter(Boolean);
}

/** A router that never navigates. */
function standing(view: View) {
  const nowhere = () => undefined;
  return {
    first: { view, landing: null },
    start: () => nowhere,
    navigate: nowhere,
    preload: nowhere,
    open: () => Promise.reject(new Error('the server opens nothing')),
    trail: { layers: null, page: () => '', write: nowhere, follow: nowhere },
  };
}

const neverRequest: Parameters<typeof createAnswers>[0] = () => {
  throw new Error('a page asked for more than its document');
};

Object.assign(globalThis, { gevelMatch, gevelRender });
