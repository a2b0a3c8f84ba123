import { isPrivate } from '../router/isPrivate.ts';
import type { PageLocation } from '../router/page.ts';
import { startGoogle, tellGoogle, withdrawGoogle } from './google.ts';
import { startPixel, tellPixel, withdrawPixel } from './pixel.ts';
import { type Choice, isPreview, nothing } from './stored.ts';
import type { TagIds } from './tagIds.ts';

let last: Choice = nothing;
let before = '';

/** Loads the tags that a choice lets in and tells them of the page that is shown, unless it is nobody's affair. */
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

/** Whether a new choice takes back what tags of this document have. They are told; only another document is without them. */
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

/** The address of a page without the secrets of a letter's link. */
function known(url: string): string {
  return /[?&]token=/.test(url) ? new URL(url).origin : url;
}

/** Previews, the pages of owners and those behind a letter's link are told to nobody. */
function isTold(place: PageLocation): boolean {
  return !isPrivate(place) && !isPreview(place.pathname);
}

/** Tags keep what they know of a visitor in cookies of this site, which no other code sets. */
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
