import { type LeadList, listOf } from '../inbox/lists.ts';

/** A screen of the desk, as its address names it. */
export type Place =
  | { readonly screen: 'inbox'; readonly list: LeadList }
  | { readonly screen: 'lead'; readonly id: string; readonly list: LeadList }
  | { readonly screen: 'week'; readonly day: string | null }
  | { readonly screen: 'me' }
  | { readonly screen: 'people'; readonly who: string }
  | { readonly screen: 'password'; readonly token: string }
  | { readonly screen: 'unknown' };

type Address = Pick<Location, 'pathname' | 'search'> & { readonly hash?: string };

/** The place of an address. The list of a lead is the one that its reader came from. */
export function placeOf({ pathname, search, hash = '' }: Address): Place {
  const [screen = 'inbox', id, ...more] = pathname.split('/').filter(Boolean).slice(1);
  const list = listOf(new URLSearchParams(search).get('list'));
  if (more.length > 0) return { screen: 'unknown' };
  if (screen === 'inbox') return id ? { screen: 'lead', id: decode(id), list } : { screen, list };
  if (screen === 'week' && !id) {
    const day = new URLSearchParams(search).get('day') ?? '';
    return {
      screen,
      day: /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null,
    };
  }
  if (screen === 'password' && !id)
    return { screen, token: new URLSearchParams(search).get('token') ?? '' };
  if (screen === 'people' && !id) return { screen, who: decode(hash.slice(1)) };
  return screen === 'me' && !id ? { screen } : { screen: 'unknown' };
}

/** The address of a place. */
export function addressOf(place: Exclude<Place, { screen: 'unknown' | 'password' }>): string {
  if (place.screen === 'me') return '/desk/me';
  // no server sees what stands after the hash
  if (place.screen === 'people')
    return `/desk/people${place.who ? `#${encodeURIComponent(place.who)}` : ''}`;
  if (place.screen === 'week') return `/desk/week${place.day ? `?day=${place.day}` : ''}`;
  const id = place.screen === 'lead' ? `/${encodeURIComponent(place.id)}` : '';
  return `/desk/inbox${id}${place.list === 'OPEN' ? '' : `?list=${place.list}`}`;
}

/** The text of a part of the address; '' for what is no text. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
