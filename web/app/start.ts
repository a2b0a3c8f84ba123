import { clues, detect } from './i18n/choice.ts';
import { intlOf } from './i18n/intl.ts';
import { isLanguage, type Language } from './i18n/languages.ts';
import { createAnswers } from './relay/answers.ts';
import { createEnvironment } from './relay/environment.ts';
import { checked, sendQuery } from './relay/request.ts';
import { loadMessages } from './router/load.ts';
import { match } from './router/match.ts';
import { isPageName, path } from './router/paths.ts';
import { type Kit, prepare } from './router/prepare.ts';
import { createRouter } from './router/router.ts';
import { locationOf } from './router/view.ts';
import { routeOf } from './routes.ts';

/** Prepares the page that the document was asked for. It gives null when the browser goes to another address instead. */
export async function start() {
  const kit = kitOf(document.documentElement.dataset);
  const url = location.pathname + location.search;
  const elsewhere = otherLanguage(url, kit);
  const found = elsewhere
    ? { to: elsewhere }
    : await prepare(url, kit).catch((e) => failed(url, kit, e));
  if ('to' in found) {
    location.replace(found.to);
    return null;
  }
  const { environment, languages, drafts } = kit;
  const { posted = null } = payload() ?? {};
  return {
    environment,
    languages,
    drafts,
    origin: origin(),
    posted,
    router: createRouter(kit, found),
  };
}

/** What the document brings: the answer to its page's query, and a form that comes back. */
function payload() {
  return JSON.parse(document.getElementById('payload')?.textContent || 'null');
}

/** The document says which languages are in use, which one it is in and which pages are not published. */
function kitOf({ languages = 'nl', language = 'nl', drafts = '' }: DOMStringMap): Kit {
  const answers = createAnswers(sendQuery);
  const sent = payload();
  const variables = sent?.variables ?? variablesHere(languages, language, drafts);
  if (sent) answers.seed(sent.documentId, variables, checked(sent.response));
  return {
    answers,
    environment: createEnvironment(answers),
    languages: languages.split(',').filter(isLanguage),
    negotiated: isLanguage(language) ? language : 'nl',
    drafts: split(drafts),
  };
}

/** The variables of this address: a page that is not found is the same for every address, so its document names none. */
function variablesHere(languages: string, language: string, drafts: string) {
  const negotiated = isLanguage(language) ? language : 'nl';
  const inUse = languages.split(',').filter(isLanguage);
  const address = match(location.pathname + location.search, inUse, negotiated, split(drafts));
  return routeOf(address).variables(address);
}

function split(names: string): string[] {
  return names.split(',').filter(Boolean);
}

/** An address without a language leads to that of the visitor's language, when that is not the one the server chose. */
function otherLanguage(url: string, { languages, negotiated, drafts }: Kit): string | null {
  const { page, prefixed, search } = match(url, languages, negotiated, drafts);
  if (prefixed || !isPageName(page)) return null;
  const language: Language | null = detect(clues(), languages);
  if (language === null || language === negotiated) return null;
  return path(page, language, search);
}

/** The data did not come; without texts there is nothing to show either, and it throws. No page's own texts are needed. */
async function failed(url: string, kit: Kit, failure: unknown) {
  const address = match(url, kit.languages, kit.negotiated, kit.drafts);
  const intl = intlOf(address.language, await loadMessages(address.language, ''));
  return { location: locationOf(address), intl, failure };
}

/** Scheme and host as the server knows them; behind a proxy they may differ from what the browser sees. */
function origin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return canonical ? new URL(canonical).origin : location.origin;
}
