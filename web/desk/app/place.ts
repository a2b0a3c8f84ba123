import { filterOf, type LeadFilter, partsOf } from '../inbox/filter.ts';
import { type LeadList, listOf } from '../inbox/lists.ts';
import { type OwnerSearch, ownersAt, ownersOf } from '../owners/lists.ts';
import { everybody, type PeopleSearch, peopleAt, peopleOf } from '../people/lists.ts';
import { type PictureSearch, picturesOf, picturesQuery } from '../pictures/lists.ts';
import { type ProjectSearch, projectsAt, projectsQuery } from '../projects/lists.ts';
import { type EditorSection, editorSections } from '../properties/editor/sections.ts';
import { type PropertySearch, queryOf, searchOf } from '../properties/lists.ts';
import { type Section, sectionOf } from '../settings/sections.ts';
import { type WeekPlace, weekAt, weekOf } from '../week/place.ts';

/** A screen of the desk, as its address names it. */
export type Place =
  | ({ readonly screen: 'inbox' } & Leads)
  | ({ readonly screen: 'lead'; readonly id: string } & Leads)
  | ({ readonly screen: 'week' } & WeekPlace)
  | ({ readonly screen: 'properties' } & PropertySearch)
  | { readonly screen: 'property'; readonly number: number }
  | { readonly screen: 'editor'; readonly number: number; readonly section?: EditorSection }
  | ({ readonly screen: 'projects' } & Partial<ProjectSearch>)
  | { readonly screen: 'units'; readonly number: number }
  | { readonly screen: 'drawing'; readonly number: number }
  | { readonly screen: 'history'; readonly number: number }
  | ({ readonly screen: 'pictures' } & PictureSearch)
  | ({ readonly screen: 'owners' } & OwnerSearch)
  | { readonly screen: 'owner'; readonly id: string }
  | { readonly screen: 'asOwner'; readonly id: string }
  | { readonly screen: 'newOwner'; readonly lead: string }
  | { readonly screen: 'deliveries' }
  | { readonly screen: 'me' }
  | { readonly screen: 'done' }
  | { readonly screen: 'staff'; readonly part: StaffPart; readonly member?: string }
  | { readonly screen: 'today' }
  | { readonly screen: 'links' }
  | { readonly screen: 'newLink' }
  | { readonly screen: 'people'; readonly who: string; readonly search?: PeopleSearch }
  | { readonly screen: 'settings'; readonly section?: Section }
  | { readonly screen: 'articles' }
  | { readonly screen: 'pages' }
  | { readonly screen: 'page'; readonly key: string }
  | { readonly screen: 'article'; readonly key: string }
  | { readonly screen: 'password'; readonly token: string }
  | { readonly screen: 'unknown' };

/** The parts of the screen for staff. */
export const staffParts = ['people', 'rights', 'log'] as const;
export type StaffPart = (typeof staffParts)[number];

type Address = Pick<Location, 'pathname' | 'search'> & { readonly hash?: string };

/** Leads in an address: a list, and a filter if there is one. */
interface Leads {
  readonly list: LeadList;
  readonly filter?: LeadFilter;
}

/** The place of an address. A lead's place has the list from which the reader came. */
export function placeOf({ pathname, search, hash = '' }: Address): Place {
  const [screen = 'today', id, ...more] = pathname.split('/').filter(Boolean).slice(1);
  const query = new URLSearchParams(search);
  if (screen === 'articles' && id && more.length === 1)
    return { screen: 'article', key: `${decode(id)}/${decode(more[0] ?? '')}` };
  if (screen === 'owners' && id && isNumber(id) && more.join() === 'page')
    return { screen: 'asOwner', id };
  if (screen === 'properties' && id && more.join() === 'edit') return editorAt(id, hash);
  if (screen === 'properties' && isNumber(id ?? '') && more.join() === 'history')
    return { screen: 'history', number: Number(id) };
  if (screen === 'projects' && isNumber(id ?? '') && more.length === 0)
    return { screen: 'units', number: Number(id) };
  if (screen === 'projects' && isNumber(id ?? '') && more.join() === 'drawing')
    return { screen: 'drawing', number: Number(id) };
  if (screen === 'projects' && !id) return { screen, ...projectsAt(query) };
  if (screen === 'pages' && id && more.length === 0) return { screen: 'page', key: decode(id) };
  if (more.length > 0) return { screen: 'unknown' };
  if (screen === 'settings' && !id) {
    const section = sectionOf(hash);
    return section ? { screen, section } : { screen };
  }
  if ((screen === 'articles' || screen === 'pages') && !id) return { screen };
  if (screen === 'inbox') {
    const leads = leadsOf(query, hash);
    return id ? { screen: 'lead', id: decode(id), ...leads } : { screen, ...leads };
  }
  if (screen === 'week' && !id) return { screen, ...weekOf(query) };
  if (screen === 'password' && !id) return { screen, token: query.get('token') ?? '' };
  if (screen === 'properties' && id === 'file') return { screen: 'deliveries' };
  if (screen === 'properties') return id ? propertyAt(id) : { screen, ...searchOf(query) };
  if (screen === 'pictures' && !id) return { screen, ...picturesOf(query) };
  if (screen === 'owners' && id === 'new')
    return { screen: 'newOwner', lead: query.get('lead') ?? '' };
  if (screen === 'owners' && id)
    return isNumber(id) ? { screen: 'owner', id } : { screen: 'unknown' };
  if (screen === 'owners') return { screen, ...ownersOf(query, hash) };
  if (screen === 'staff' && !id) {
    const part = staffParts.find((one) => one === query.get('part')) ?? 'people';
    const member = /^StaffMember:\d{1,9}$/.exec(query.get('member') ?? '')?.[0];
    return member ? { screen, part, member } : { screen, part };
  }
  if (screen === 'people' && !id) {
    const search = peopleOf(query, hash);
    if (peopleAt(search)) return { screen, who: '', search };
    return { screen, who: decode(hash.slice(1)) };
  }
  if (screen === 'links' && id === 'new') return { screen: 'newLink' };
  const plain = screen === 'me' || screen === 'done' || screen === 'today' || screen === 'links';
  return plain && !id ? { screen } : { screen: 'unknown' };
}

/** The address of a place. */
export function addressOf(place: Exclude<Place, { screen: 'unknown' | 'password' }>): string {
  if (place.screen === 'today') return '/desk/';
  if (place.screen === 'links') return '/desk/links';
  if (place.screen === 'deliveries') return '/desk/properties/file';
  if (place.screen === 'newLink') return '/desk/links/new';
  if (place.screen === 'me' || place.screen === 'done') return `/desk/${place.screen}`;
  if (place.screen === 'settings')
    return `/desk/settings${place.section ? `#${place.section}` : ''}`;
  if (place.screen === 'articles' || place.screen === 'pages') return `/desk/${place.screen}`;
  if (place.screen === 'page') return `/desk/pages/${encodeURIComponent(place.key)}`;
  if (place.screen === 'article')
    return `/desk/articles/${place.key.split('/').map(encodeURIComponent).join('/')}`;
  // no server sees what stands after the hash
  if (place.screen === 'people')
    return `/desk/people${place.who ? `#${encodeURIComponent(place.who)}` : peopleAt(place.search ?? everybody)}`;
  if (place.screen === 'owners') return `/desk/owners${ownersAt(place)}`;
  if (place.screen === 'owner') return `/desk/owners/${place.id}`;
  if (place.screen === 'asOwner') return `/desk/owners/${place.id}/page`;
  if (place.screen === 'newOwner')
    return `/desk/owners/new${place.lead ? `?lead=${encodeURIComponent(place.lead)}` : ''}`;
  if (place.screen === 'projects')
    return `/desk/projects${projectsQuery({ list: 'ALL', words: '', ...place })}`;
  if (place.screen === 'units') return `/desk/projects/${place.number}`;
  if (place.screen === 'drawing') return `/desk/projects/${place.number}/drawing`;
  if (place.screen === 'property') return `/desk/properties/${place.number}`;
  if (place.screen === 'history') return `/desk/properties/${place.number}/history`;
  if (place.screen === 'editor')
    return `/desk/properties/${place.number}/edit${place.section ? `#${place.section}` : ''}`;
  if (place.screen === 'properties') return `/desk/properties${queryOf(place)}`;
  if (place.screen === 'pictures') return `/desk/pictures${picturesQuery(place)}`;
  if (place.screen === 'staff') {
    const part = place.part === 'people' ? [] : [['part', place.part]];
    const query = new URLSearchParams([
      ...part,
      ...(place.member ? [['member', place.member]] : []),
    ]);
    return `/desk/staff${query.size > 0 ? `?${query}` : ''}`;
  }
  if (place.screen === 'week') return `/desk/week${weekAt(place)}`;
  const id = place.screen === 'lead' ? `/${encodeURIComponent(place.id)}` : '';
  const { words, ...rest } = place.filter ?? {};
  const list = place.list === 'OPEN' ? [] : [['list', place.list]];
  const query = new URLSearchParams([...list, ...partsOf(rest)]);
  const hash = words === undefined ? '' : `#${new URLSearchParams({ words })}`;
  return `/desk/inbox${id}${query.size > 0 ? `?${query}` : ''}${hash}`;
}

/** Leads of an address. The words, which may be somebody's name, stand after the hash. */
function leadsOf(query: URLSearchParams, hash: string): Leads {
  const list = listOf(query.get('list'));
  const words = new URLSearchParams(hash.slice(1)).get('words') ?? '';
  const filter = filterOf(new URLSearchParams([['words', words], ...query]));
  return partsOf(filter).length === 0 ? { list } : { list, filter };
}

const isNumber = (id: string) => /^[1-9]\d{0,15}$/.test(id);

function propertyAt(id: string): Place {
  return /^[1-9]\d{0,8}$/.test(id)
    ? { screen: 'property', number: Number(id) }
    : { screen: 'unknown' };
}

function editorAt(id: string, hash: string): Place {
  const at = propertyAt(id);
  if (at.screen !== 'property') return at;
  const section = editorSections.find((one) => `#${one}` === hash);
  return section
    ? { screen: 'editor', number: at.number, section }
    : { screen: 'editor', number: at.number };
}

/** The text of a part of the address; '' for one that cannot be decoded. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
