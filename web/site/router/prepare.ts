import { type Answers, preloadAge } from '../../shared/answer/answers.ts';
import { intlOf } from '../../shared/i18n/intl.ts';
import type { Language } from '../../shared/i18n/languages.ts';
import { loadMessages } from '../../shared/i18n/loadMessages.ts';
import { loadStyles } from '../../shared/router/loadStyles.ts';
import { type Address, match } from '../../shared/router/match.ts';
import { locationOf, outcomeOf, type View, viewOf } from '../../shared/router/view.ts';
import { routeOf } from '../routes.ts';
import { loadPage, loadQueries } from './loadPage.ts';

/** What preparing a page needs. A document has one, for all its pages. */
export interface Setup {
  readonly answers: Answers;
  /** In use, the default first. */
  readonly languages: readonly Language[];
  /** For addresses without a prefix. */
  readonly negotiated: Language;
  /** The pages of the table that are not published. */
  readonly unpublished: readonly string[];
}

/** What an address means on this site. */
export function addressOf(url: string, setup: Setup): Address {
  return match(url, setup.languages, setup.negotiated, setup.unpublished);
}

/**
 * Starts loading what a page needs, without showing it; of a personal page no data. A failure is ignored: the click tries
 * again.
 */
export function preload(url: string, setup: Setup): void {
  const address = addressOf(url, setup);
  if (address.redirect) return;
  Promise.all([
    routeOf(address).personal ? loadCode(address) : load(address, setup, preloadAge),
    loadStyles(),
  ]).catch(() => undefined);
}

/** Starts loading what any page after the first one needs: the whole style sheet, and the ids of queries. */
export function preloadNext(): void {
  Promise.all([loadStyles(), loadQueries()]).catch(() => undefined);
}

/**
 * Loads code, texts and data of a page together. Returns a view, or the address that the page redirects to. Throws when
 * loading fails. Cached answers that are not older than maxAge milliseconds are used.
 */
export async function prepare(
  address: Address,
  setup: Setup,
  maxAge = preloadAge,
): Promise<View | { to: string }> {
  if (address.redirect) return { to: address.redirect };
  const [[module, messages], answer] = await load(address, setup, maxAge);
  const outcome = outcomeOf(module, answer.data, address);
  if ('to' in outcome) return { to: outcome.to };
  return viewOf(address, module, answer, intlOf(address.language, messages));
}

function load(address: Address, { answers }: Setup, maxAge: number) {
  const { source, variables } = routeOf(address);
  const answer = answers.request(source, variables(address), maxAge);
  return Promise.all([loadCode(address), answer]);
}

/** Loads a page's module and texts, and starts loading what the page will ask for when it is shown. */
function loadCode(address: Address) {
  const { source } = routeOf(address);
  const loading = loadPage(source).then((module) => {
    module.ahead(locationOf(address));
    return module;
  });
  return Promise.all([loading, loadMessages(address.language, source)]);
}
