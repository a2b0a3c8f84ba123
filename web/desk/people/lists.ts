import { wordsOf } from '../ui/findWords.ts';

/** The lists of people, in the order of the desk. */
export const peopleLists = ['ALL', 'SEARCHING', 'VISITORS', 'SELLERS', 'OWNERS'] as const;
export type PeopleList = (typeof peopleLists)[number];

export const peopleLanguages = ['NL', 'FR', 'EN', 'DE'] as const;

/** What somebody agreed to hear of. */
export const consents = ['NEWSLETTER', 'DEMAND', 'NONE'] as const;

/** What is read of the people: a list, and of it those with all that is named. */
export interface PeopleSearch {
  readonly list: PeopleList;
  readonly words: string;
  readonly language: (typeof peopleLanguages)[number] | null;
  readonly consent: (typeof consents)[number] | null;
  /** The id of who has one of their leads. */
  readonly agent: string | null;
  /** The number of a property that one of their demands matches. */
  readonly matches: number | null;
  /** The number of one that they saw or will see. */
  readonly saw: number | null;
}

export const everybody: PeopleSearch = {
  list: 'ALL',
  words: '',
  language: null,
  consent: null,
  agent: null,
  matches: null,
  saw: null,
};

const numberOf = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null);

/** The people that an address names; everybody for what is unknown. The words, which may be a name, stand after the hash. */
export function peopleOf(query: URLSearchParams, hash: string): PeopleSearch {
  const one = <T extends string>(of: readonly T[], part: string) =>
    of.find((value) => value === query.get(part)) ?? null;
  return {
    list: one(peopleLists, 'list') ?? 'ALL',
    words: wordsOf(new URLSearchParams(hash.slice(1)).get('words') ?? ''),
    language: one(peopleLanguages, 'language'),
    consent: one(consents, 'consent'),
    agent: /^StaffMember:\d{1,9}$/.exec(query.get('agent') ?? '')?.[0] ?? null,
    matches: numberOf(query.get('matches')),
    saw: numberOf(query.get('saw')),
  };
}

/** The end of the address of a list; '' for everybody. */
export function peopleAt({ list, words, ...parts }: PeopleSearch): string {
  const named = Object.entries(parts).flatMap(([part, value]) =>
    value ? [[part, `${value}`]] : [],
  );
  const query = new URLSearchParams([...(list === 'ALL' ? [] : [['list', list]]), ...named]);
  const hash = words && `#${new URLSearchParams({ words })}`;
  return `${query.size > 0 ? `?${query}` : ''}${hash}`;
}

/** Whether a text is the whole of an email address or of a telephone number. */
export const isComplete = (text: string) =>
  /^\S+@\S+\.\S+$/.test(text) ||
  (/^[\d+ ()./-]+$/.test(text) && text.replace(/\D/g, '').length >= 6);

/** Whether an address is the telephone number of somebody without an email address. */
export const isPhone = (who: string) => who.startsWith('tel:');

/** An address as people read it: a telephone number without what says that it is one. */
export const readable = (who: string) => who.replace(/^tel:/, '');
