import { type Choice, nothing } from '../../shared/consent/stored.ts';
import { loadScript } from './loadScript.ts';
import type { TagIds } from './tagIds.ts';

const host = 'https://www.googletagmanager.com';

/** How long tags wait for the choice before they send anything, in milliseconds (specification section 4, Consent). */
const waitForChoice = 500;

type Layered = typeof window & { dataLayer: unknown[] };

/** The consent that Google's tags know, as JSON; '' before they are started. */
let sentConsent = '';

/**
 * Sends Google's tags what a choice grants, and loads those that it allows: analytics with consent to analytics, ads with consent to
 * marketing, the tag manager with either, since its own tags follow what was granted. Everything is denied first (Consent Mode).
 */
export function startGoogle(ids: TagIds, choice: Choice): void {
  const analytics = choice.analytics ? ids.analyticsId : '';
  const ads = choice.marketing ? ids.adsId : '';
  const manager = choice.analytics || choice.marketing ? ids.tagManagerId : '';
  if (!analytics && !ads && !manager) return;
  if (!sentConsent) begin();
  updateConsent(choice);
  const library = analytics || ads;
  if (library) loadScript(`${host}/gtag/js?id=${library}`);
  for (const id of [analytics, ads].filter(Boolean)) configure(id);
  if (manager) loadManager(manager);
}

/** Sends a command to Google's tags as its own snippet does: they read nothing but the arguments object. */
export function sendToGoogle(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  if (sentConsent) (window as Layered).dataLayer.push(arguments);
}

/** Revokes what a choice no longer grants. */
export function withdrawGoogle(choice: Choice): void {
  if (sentConsent) updateConsent(choice);
}

/** Starts the tags with an empty dataLayer: events before the choice are not sent. */
function begin(): void {
  (window as Layered).dataLayer = [];
  sentConsent = 'denied';
  const denied = signals(nothing);
  sendToGoogle('consent', 'default', { ...denied, wait_for_update: waitForChoice });
  sendToGoogle('js', new Date());
}

function updateConsent(choice: Choice): void {
  const granted = signals(choice);
  if (sentConsent === JSON.stringify(granted)) return;
  sentConsent = JSON.stringify(granted);
  sendToGoogle('consent', 'update', granted);
}

/** The Consent Mode signals of a choice: ad_user_data follows marketing, not the stored key of that name. */
function signals({ analytics, marketing, social }: Choice) {
  const signal = (on: boolean) => (on ? 'granted' : 'denied');
  return {
    analytics_storage: signal(analytics),
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(social),
  };
}

const configured = new Set<string>();

/** The app sends page views itself, once for each page. */
function configure(id: string): void {
  if (configured.has(id)) return;
  configured.add(id);
  sendToGoogle('config', id, { send_page_view: false });
}

function loadManager(id: string): void {
  if (configured.has(id)) return;
  configured.add(id);
  (window as Layered).dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(`${host}/gtm.js?id=${id}`);
}
