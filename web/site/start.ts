import { createAnswers } from '../shared/answer/answers.ts';
import { checked } from '../shared/answer/request.ts';
import { clues, detect } from '../shared/i18n/choice.ts';
import { intlOf } from '../shared/i18n/intl.ts';
import { isLanguage, type Language } from '../shared/i18n/languages.ts';
import { loadMessages } from '../shared/i18n/loadMessages.ts';
import type { Address } from '../shared/router/match.ts';
import { onFirstSign } from '../shared/router/onFirstSign.ts';
import { isPageName, path } from '../shared/router/paths.ts';
import { locationOf } from '../shared/router/view.ts';
import { arrived } from './arrived.ts';
import { send } from './router/loadPage.ts';
import { addressOf, preloadNext, prepare, type Setup } from './router/prepare.ts';
import { createRouter } from './router/router.ts';
import { routeOf } from './routes.ts';

/** Prepares the page of this document's address. Returns null when the browser goes to another address instead. */
export async function start() {
  await arrived();
  const setup = kitOf(document.documentElement.dataset);
  const address = addressOf(location.pathname + location.search, setup);
  const sent = payload();
  if (sent) {
    // The page that is not found is the same for every address, so its payload names no variables.
    const route = routeOf(address);
    const variables = sent.variables ?? route.variables(address);
    setup.answers.seed(route.source, variables, checked(sent.response));
  }
  const elsewhere = otherLanguage(address, setup);
  const found = elsewhere
    ? { to: elsewhere }
    : await prepare(address, setup).catch((failure) => {
        if (!sent && document.getElementById('root')?.firstChild) throw failure; // half a page is better than none
        return failed(address, failure);
      });
  if ('to' in found) {
    location.replace(found.to);
    return null;
  }
  onFirstSign(preloadNext);
  const { languages, unpublished } = setup;
  return {
    languages,
    unpublished,
    origin: origin(),
    posted: sent?.posted ?? null,
    router: createRouter(setup, found),
  };
}

/**
 * The data in the document: the answer to the page's query, and a form that was posted without scripts and has problems. Null when they did
 * not arrive, or not whole.
 */
function payload() {
  try {
    return JSON.parse(document.getElementById('payload')?.textContent || 'null');
  } catch {
    return null;
  }
}

/** Reads the site's settings from <html>: the languages in use, the document's own, and the pages that are not published. */
function kitOf({ languages = 'nl', language = 'nl', unpublished = '' }: DOMStringMap): Setup {
  return {
    answers: createAnswers(send),
    languages: languages.split(',').filter(isLanguage),
    negotiated: isLanguage(language) ? language : 'nl',
    unpublished: split(unpublished),
  };
}

function split(names: string): string[] {
  return names.split(',').filter(Boolean);
}

/** For an address without a language: the address in the visitor's language, when the server chose another one. */
function otherLanguage(
  { page, prefixed, search }: Address,
  { languages, negotiated }: Setup,
): string | null {
  if (prefixed || !isPageName(page)) return null;
  const language: Language | null = detect(clues(), languages);
  if (language === null || language === negotiated) return null;
  return path(page, language, search);
}

/** A view that says the data did not load. It throws when the first texts do not load either. */
async function failed(address: Address, failure: unknown) {
  const intl = intlOf(address.language, await loadMessages(address.language, ''));
  return { location: locationOf(address), intl, failure };
}

/** Scheme and host as the server knows them; behind a proxy they may differ from what the browser sees. */
function origin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return canonical ? new URL(canonical).origin : location.origin;
}
