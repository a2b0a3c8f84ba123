import { loadScript } from './loadScript.ts';
import type { Choice } from './stored.ts';
import type { TagIds } from './tagIds.ts';

const host = 'https://www.googletagmanager.com';

/** How long tags wait for the choice before they send anything, in milliseconds (specification section 4, Consent). */
const patience = 500;

type Layered = typeof window & { dataLayer: unknown[] };

let told = '';

/**
 * Tells Google's tags what a choice grants, and loads those that it lets in: analytics with the choice for analytics, ads with that
 * for marketing, the tag manager with either, since its own tags follow what was granted. All is denied first (Consent Mode).
 */
export function startGoogle(ids: TagIds, choice: Choice): void {
  const analytics = choice.analytics ? ids.analyticsId : '';
  const ads = choice.marketing ? ids.adsId : '';
  const manager = choice.analytics || choice.marketing ? ids.tagManagerId : '';
  if (!analytics && !ads && !manager) return;
  if (!told) begin();
  grant(choice);
  const library = analytics || ads;
  if (library) loadScript(`${host}/gtag/js?id=${library}`);
  for (const id of [analytics, ads].filter(Boolean)) configure(id);
  if (manager) loadManager(manager);
}

/** Tells Google's tags something, as its own snippet does: they read nothing but the arguments object. */
export function tellGoogle(..._said: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  if (told) (window as Layered).dataLayer.push(arguments);
}

/** Takes back what a choice no longer grants. */
export function withdrawGoogle(choice: Choice): void {
  if (told) grant(choice);
}

/** Starts the tags with an empty dataLayer: events before the choice are not sent. */
function begin(): void {
  (window as Layered).dataLayer = [];
  told = 'denied';
  const denied = flags({ analytics: false, marketing: false, social: false });
  tellGoogle('consent', 'default', { ...denied, wait_for_update: patience });
  tellGoogle('js', new Date());
}

function grant(choice: Choice): void {
  const granted = flags(choice);
  if (told === JSON.stringify(granted)) return;
  told = JSON.stringify(granted);
  tellGoogle('consent', 'update', granted);
}

/** The Consent Mode signals of a choice: ad_user_data follows marketing, not the stored key of that name. */
function flags({ analytics, marketing, social }: Choice) {
  const say = (on: boolean) => (on ? 'granted' : 'denied');
  return {
    analytics_storage: say(analytics),
    ad_storage: say(marketing),
    ad_user_data: say(marketing),
    ad_personalization: say(social),
  };
}

const configured = new Set<string>();

/** The app sends page views itself, once for each page. */
function configure(id: string): void {
  if (configured.has(id)) return;
  configured.add(id);
  tellGoogle('config', id, { send_page_view: false });
}

function loadManager(id: string): void {
  if (configured.has(id)) return;
  configured.add(id);
  (window as Layered).dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(`${host}/gtm.js?id=${id}`);
}
