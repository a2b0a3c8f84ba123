import { deskWords, deskWordsCharacters } from '../app/limits.ts';
import { openStates, type State, states } from '../lead/handling/states.ts';
import { isNewestFirst, type LeadList } from './lists.ts';

/** What the leads of a list must have. A field that is absent narrows nothing. */
export interface LeadFilter {
  readonly words?: string;
  readonly form?: string;
  readonly property?: number;
  /** The id of who has them, or nobody. */
  readonly agent?: string;
  /** Only those that a CRM does not have. */
  readonly undelivered?: 'yes';
  readonly state?: State;
  /** The first day, as 2026-11-23. */
  readonly from?: string;
  readonly until?: string;
  /** Which come first; as the list says when absent. It narrows nothing. */
  readonly order?: 'newest' | 'oldest';
}

/** In an address: leads that nobody has. */
export const nobody = 'nobody';

/** The leads that are shown: those of a list that match a filter. */
export interface Selection {
  readonly list: LeadList;
  readonly filter: LeadFilter;
}

export const tooManyWords = (words: string) =>
  words.split(/\s+/).filter(Boolean).length > deskWords;

const day = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
const number = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** How each part of a filter is read; undefined for a text that is none. */
const readers: { [K in keyof LeadFilter]-?: (text: string) => LeadFilter[K] | undefined } = {
  words: (text) =>
    text.trim() && text.length <= deskWordsCharacters && !tooManyWords(text)
      ? text.trim()
      : undefined,
  form: (text) => (/^\w{1,40}$/.test(text) ? text : undefined),
  property: number,
  agent: (text) => (text === nobody || /^StaffMember:\d{1,9}$/.test(text) ? text : undefined),
  undelivered: (text) => (text === 'yes' ? text : undefined),
  state: (text) => states.find((one) => one === text),
  from: day,
  until: day,
  order: (text) => (text === 'newest' || text === 'oldest' ? text : undefined),
};

const parts = Object.keys(readers) as (keyof LeadFilter)[];

/** A filter with one part changed; an invalid text removes the part. */
export function withPart(filter: LeadFilter, part: keyof LeadFilter, text: string): LeadFilter {
  const { [part]: _, ...rest } = filter;
  const value = readers[part](text);
  return value === undefined ? rest : { ...rest, [part]: value };
}

/** The filter of an address; invalid parts are left out. */
export function filterOf(search: URLSearchParams): LeadFilter {
  return parts.reduce<LeadFilter>(
    (filter, part) => withPart(filter, part, search.get(part) ?? ''),
    {},
  );
}

/** The parts of a filter, in the order of an address. */
export const partsOf = (filter: LeadFilter) =>
  parts.filter((part) => filter[part] !== undefined).map((part) => [part, `${filter[part]}`]);

/** The parts of a filter that narrow a list. */
export const narrowing = ({ order: _, ...filter }: LeadFilter) => partsOf(filter);

export const isEmpty = (filter: LeadFilter) => narrowing(filter).length === 0;

/** Whether a selection begins with the newest lead. */
export const newestFirst = ({ list, filter }: Selection) =>
  filter.order ? filter.order === 'newest' : isNewestFirst(list);

/** The states that leads of a list can have. */
export function statesOf(list: LeadList): readonly State[] {
  if (list === 'ALL') return states;
  return list === 'DONE' || list === 'SPAM' ? [list] : openStates;
}

/** A filter for another list: without a state that its leads never have. */
export function filterFor(list: LeadList, filter: LeadFilter): LeadFilter {
  const fits = !filter.state || statesOf(list).includes(filter.state);
  return fits ? filter : withPart(filter, 'state', '');
}

/** A filter as the graph takes it; null for none. */
export function filterInput(filter: LeadFilter) {
  if (isEmpty(filter)) return null;
  const { form, state, agent, undelivered, order: _, ...rest } = filter;
  return {
    ...rest,
    ...(form && { forms: [form] }),
    ...(state && { states: [state] }),
    ...(agent && (agent === nobody ? { nobodys: true } : { agent })),
    ...(undelivered && { undelivered: true }),
  };
}

/** The key of a selection among those that were read. */
export const keyOf = ({ list, filter }: Selection) => JSON.stringify([list, ...partsOf(filter)]);
