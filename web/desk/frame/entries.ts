import type { Right } from '../__generated__/DeskAppQuery.graphql.ts';
import type { Place } from '../app/place.ts';
import type { TextKey } from '../app/texts.ts';
import { allPictures } from '../pictures/lists.ts';
import { propertiesOf } from '../properties/lists.ts';
import type { DeskIcon } from '../ui/DeskIcon.tsx';

/** A screen as the rail and the bar at the foot lead to it. */
export interface Entry {
  readonly to: Exclude<Place, { screen: 'unknown' | 'password' }>;
  readonly icon: DeskIcon;
  readonly text: TextKey;
  /** The right that a role needs to see it; without one everybody does. */
  readonly right?: Right;
  /** It has a place in the bar at the foot of a phone; the others are behind its last button. */
  readonly onTheRoad?: true;
  /** The letter that opens it after G. */
  readonly letter: string;
  /** The heading under which the rail has it. */
  readonly group: Group;
}

/** The headings of the rail, in order: the day's work, what visitors read, and what is managed. */
export const groups = ['work', 'site', 'office'] as const;
type Group = (typeof groups)[number];

/** All of them, in order. */
const entries: readonly Entry[] = [
  {
    to: { screen: 'today' },
    icon: 'today',
    text: 'today.title',
    letter: 'v',
    group: 'work',
    onTheRoad: true,
  },
  {
    to: { screen: 'inbox', list: 'OPEN' },
    icon: 'inbox',
    text: 'inbox.title',
    right: 'READ_LEADS',
    letter: 'i',
    group: 'work',
    onTheRoad: true,
  },
  {
    to: { screen: 'week', day: null },
    icon: 'calendar',
    text: 'week.entry',
    letter: 'b',
    group: 'work',
    onTheRoad: true,
  },
  {
    to: { screen: 'properties', ...propertiesOf('ALL') },
    icon: 'house',
    text: 'properties.title',
    letter: 'p',
    group: 'work',
    onTheRoad: true,
  },
  {
    to: { screen: 'owners', list: 'ALL', words: '' },
    icon: 'key',
    text: 'owners.title',
    right: 'OWN_OWNERS',
    letter: 'e',
    group: 'work',
  },
  {
    to: { screen: 'people', who: '' },
    icon: 'people',
    text: 'people.title',
    right: 'FIND_PEOPLE',
    letter: 'o',
    group: 'work',
  },
  {
    to: { screen: 'pages' },
    icon: 'pages',
    text: 'pages.title',
    right: 'READ_CONTENT',
    letter: 'm',
    group: 'site',
  },
  {
    to: { screen: 'articles' },
    icon: 'pen',
    text: 'articles.title',
    right: 'READ_CONTENT',
    letter: 'a',
    group: 'site',
  },
  {
    to: allPictures(),
    icon: 'picture',
    text: 'pictures.title',
    right: 'READ_CONTENT',
    letter: 'f',
    group: 'site',
  },
  {
    to: { screen: 'settings' },
    icon: 'settings',
    text: 'settings.title',
    right: 'EDIT_CONTENT',
    letter: 't',
    group: 'site',
  },
  {
    to: { screen: 'links' },
    icon: 'links',
    text: 'links.title',
    right: 'MANAGE_LINKS',
    letter: 'k',
    group: 'office',
  },
  {
    to: { screen: 'staff', part: 'people' },
    icon: 'badge',
    text: 'staff.title',
    letter: 's',
    group: 'office',
    right: 'MANAGE_STAFF',
  },
];

/** Those of a role. */
export function entriesFor(rights: readonly Right[]): readonly Entry[] {
  return entries.filter(({ right }) => right === undefined || rights.includes(right));
}

/** The right that a screen needs; none for one that everybody sees. */
export const rightOf = (screen: Place['screen']) =>
  entries.find(({ to }) => to.screen === (below[screen] ?? screen))?.right;

/** The screens of one record, by the screen that leads to it. */
const below: Partial<Record<Place['screen'], Place['screen']>> = {
  lead: 'inbox',
  owner: 'owners',
  asOwner: 'owners',
  newOwner: 'owners',
  page: 'pages',
  article: 'articles',
};

/** What the rail and the bar at the foot need. */
export interface EntriesProps {
  readonly entries: readonly Entry[];
  /** The screen that is shown. */
  readonly at: string;
  /** How many leads are open; null while that is not known. */
  readonly open: number | null;
  readonly showKeys: () => void;
  /** Notes a telephone call; absent for a role that reads no leads. */
  readonly noteCall?: () => void;
  readonly signOut: () => Promise<void>;
}
