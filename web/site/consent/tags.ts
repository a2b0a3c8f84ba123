import { type Choice, isPreview, nothing } from '../../shared/consent/stored.ts';
import { isPrivate } from '../../shared/router/isPrivate.ts';
import type { PageLocation } from '../../shared/router/page.ts';
import { sendToGoogle, startGoogle, withdrawGoogle } from './google.ts';
import { sendToPixel, startPixel, withdrawPixel } from './pixel.ts';
import type { TagIds } from './tagIds.ts';

let lastChoice: Choice = nothing;
let lastUrl = '';

/** Loads the tags that the choice allows and sends them a page view, unless the page is private. */
export function sendPageView(ids: TagIds, choice: Choice, page: PageLocation): void {
  if (!mayTrack(page)) return;
  startGoogle(ids, choice);
  startPixel(ids, choice);
  lastChoice = choice;
  const referrer = lastUrl || withoutToken(document.referrer);
  const view = { page_location: location.href, page_referrer: referrer };
  if (choice.analytics || choice.marketing) sendToGoogle('event', 'page_view', view);
  if (choice.social) sendToPixel('track', 'PageView');
  lastUrl = location.href;
}

/** Revokes what a new choice no longer grants. True when tags of this document lost a grant: only a reload unloads them. */
export function withdraw(choice: Choice): boolean {
  const names = Object.keys(lastChoice) as (keyof Choice)[];
  if (!names.some((name) => lastChoice[name] && !choice[name])) return false;
  withdrawGoogle(choice);
  if (!choice.social) withdrawPixel();
  deleteCookies();
  return true;
}

/** The URL as tags may see it: the origin alone when it has an email's token. */
function withoutToken(url: string): string {
  return /[?&]token=/.test(url) ? new URL(url).origin : url;
}

/** Tags get no page view of previews, owners' pages and pages behind an email's link. */
function mayTrack(page: PageLocation): boolean {
  return !isPrivate(page) && !isPreview(page.pathname);
}

/** Deletes Google's and Meta's cookies of this site. */
function deleteCookies(): void {
  const names = document.cookie.split(/;\s*/).map((pair) => pair.split('=')[0] ?? '');
  const domains = location.hostname.split('.').map((_, i, parts) => parts.slice(i).join('.'));
  for (const name of names.filter((name) => /^_(ga|gid|gat|gcl|gac|fbp|fbc)/.test(name))) {
    for (const domain of ['', ...domains.map((domain) => `; domain=${domain}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}
