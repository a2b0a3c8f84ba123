import type { Environment } from 'relay-runtime';
import { intlOf } from '../../shared/i18n/intl.ts';
import type { Language } from '../../shared/i18n/languages.ts';
import { loadMessages } from '../../shared/i18n/loadMessages.ts';
import { type Answers, preloadAge } from '../../shared/relay/answers.ts';
import { loadStyles } from '../../shared/router/loadStyles.ts';
import { type Address, match } from '../../shared/router/match.ts';
import { outcomeOf, type View, viewOf } from '../../shared/router/view.ts';
import { routeOf } from '../routes.ts';
import { loadPage, loadQueries, loadQueryOf } from './loadPage.ts';

/** What preparing a page needs. A document has one, for all its pages. */
export interface Setup {
  /** Relay's environment, of every page but the first. */
  readonly relay: () => Promise<Environment>;
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
    routeOf(address).personal ? loadCode(address) : load(address, setup, preloadAge).loading,
    loadStyles(),
    relayFor(address, setup),
  ]).catch(() => undefined);
}

/** Starts loading what any page after the first one needs: Relay with all fragments, where the queries are, the whole style sheet. */
export function preloadNext({ relay }: Setup): void {
  Promise.all([relay(), loadQueries(), loadStyles()]).catch(() => undefined);
}

/**
 * Loads code, texts and data of a page together. Returns a view, or the address that the page redirects to. Throws when
 * loading fails. Cached answers that are not older than maxAge milliseconds are used.
 */
export async function prepare(
  address: Address,
  setup: Setup,
  environment: (address: Address, setup: Setup) => Environment | Promise<Environment>,
  maxAge = preloadAge,
): Promise<View | { to: string }> {
  if (address.redirect) return { to: address.redirect };
  const { variables, loading } = load(address, setup, maxAge);
  const [[[module, messages], answer], own] = await Promise.all([
    loading,
    environment(address, setup),
  ]);
  const outcome = outcomeOf(module, answer.data, address);
  if ('to' in outcome) return { to: outcome.to };
  return viewOf(address, module, variables, intlOf(address.language, messages), own);
}

/** Relay's environment, once the query of a page is there for it. */
export async function relayFor(address: Address, { relay }: Setup): Promise<Environment> {
  const [environment] = await Promise.all([relay(), loadQueryOf(routeOf(address).source)]);
  return environment;
}

function load(address: Address, { answers }: Setup, maxAge: number) {
  const route = routeOf(address);
  const variables = route.variables(address);
  const answer = answers.request(route.operationId, variables, maxAge);
  const loading = Promise.all([loadCode(address), answer]);
  return { variables, loading };
}

/** Loads a page's module and texts. */
function loadCode(address: Address) {
  const { source } = routeOf(address);
  return Promise.all([loadPage(source), loadMessages(address.language, source)]);
}
