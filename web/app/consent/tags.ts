import { isPrivate } from '../router/isPrivate.ts';
import type { PageLocation } from '../router/page.ts';
import { startGoogle, tellGoogle, withdrawGoogle } from './google.ts';
import { startPixel, tellPixel, withdrawPixel } from './pixel.ts';
import { type Choice, isPreview, nothing } from './stored.ts';
import type { TagIds } from './tagIds.ts';

let last: Choice = nothing;
let before = '';

/** Loads the tags that the choice allows and sends them a page view, unless the page is private. */
export function tellView(ids: TagIds, choice: Choice, place: PageLocation): void {
  if (!isTold(place)) return;
  startGoogle(ids, choice);
  startPixel(ids, choice);
  last = choice;
  const view = { page_location: location.href, page_referrer: before || known(document.referrer) };
  if (choice.analytics || choice.marketing) tellGoogle('event', 'page_view', view);
  if (choice.social) tellPixel('track', 'PageView');
  before = location.href;
}

/** Whether a new choice revokes what tags of this document were granted. They are told so; only a reload unloads them. */
export function withdraw(choice: Choice): boolean {
  const back = (Object.keys(last) as (keyof Choice)[]).filter(
    (name) => last[name] && !choice[name],
  );
  if (back.length === 0) return false;
  withdrawGoogle(choice);
  if (!choice.social) withdrawPixel();
  forgetCookies();
  return true;
}

/** An address that tags may know: of one with an email's token, the origin alone. */
function known(url: string): string {
  return /[?&]token=/.test(url) ? new URL(url).origin : url;
}

/** No tag hears of previews, owners' pages and pages behind an email's link. */
function isTold(place: PageLocation): boolean {
  return !isPrivate(place) && !isPreview(place.pathname);
}

/** Deletes Google's and Meta's cookies of this site. */
function forgetCookies(): void {
  const names = document.cookie.split(/;\s*/).map((pair) => pair.split('=')[0] ?? '');
  const domains = location.hostname.split('.').map((_, i, parts) => parts.slice(i).join('.'));
  for (const name of names.filter((name) => /^_(ga|gid|gat|gcl|gac|fbp|fbc)/.test(name))) {
    for (const domain of ['', ...domains.map((domain) => `; domain=${domain}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}
