import { type State, states } from '../lead/states.ts';
import type { LeadList } from './lists.ts';

/** What the leads of a list must have. A field that is absent narrows nothing. */
export interface LeadFilter {
  readonly words?: string;
  readonly form?: string;
  readonly property?: number;
  readonly agent?: string;
  readonly state?: State;
  /** The first day, as 2026-11-23. */
  readonly from?: string;
  readonly until?: string;
}

/** The leads that are shown: those of a list that match a filter. */
export interface Selection {
  readonly list: LeadList;
  readonly filter: LeadFilter;
}

/** How many characters and words may be looked for (limits.DeskWordsCharacters, limits.DeskWords). */
export const wordsLength = 100;
const wordsCount = 8;

export const tooManyWords = (words: string) =>
  words.split(/\s+/).filter(Boolean).length > wordsCount;

const day = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
const number = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** How each part of a filter is read; undefined for a text that is none. */
const readers: { [K in keyof LeadFilter]-?: (text: string) => LeadFilter[K] | undefined } = {
  words: (text) =>
    text.trim() && text.length <= wordsLength && !tooManyWords(text) ? text.trim() : undefined,
  form: (text) => (/^\w{1,40}$/.test(text) ? text : undefined),
  property: number,
  agent: (text) => (/^StaffMember:\d{1,9}$/.test(text) ? text : undefined),
  state: (text) => states.find((one) => one === text),
  from: day,
  until: day,
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

export const isEmpty = (filter: LeadFilter) => partsOf(filter).length === 0;

/** The states that leads of a list can have. */
export function statesOf(list: LeadList): readonly State[] {
  if (list === 'ALL') return states;
  return list === 'DONE' || list === 'SPAM' ? [list] : ['NEW', 'IN_HAND'];
}

/** A filter for another list: without a state that its leads never have. */
export function filterFor(list: LeadList, filter: LeadFilter): LeadFilter {
  const fits = !filter.state || statesOf(list).includes(filter.state);
  return fits ? filter : withPart(filter, 'state', '');
}

/** A filter as the graph takes it; null for none. */
export function asked({ form, state, ...rest }: LeadFilter) {
  if (isEmpty({ ...rest, ...(form && { form }), ...(state && { state }) })) return null;
  return { ...rest, ...(form && { forms: [form] }), ...(state && { states: [state] }) };
}

/** The key of a selection among those that were read. */
export const keyOf = ({ list, filter }: Selection) => JSON.stringify([list, ...partsOf(filter)]);
