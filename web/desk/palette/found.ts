import type { Right } from '../__generated__/DeskAppQuery.graphql.ts';
import type { useFoundQuery } from '../__generated__/useFoundQuery.graphql.ts';
import { foundRows } from '../app/limits.ts';
import type { Place } from '../app/place.ts';
import type { Say, TextKey } from '../app/texts.ts';
import { entriesFor } from '../frame/entries.ts';
import { ownerNumber } from '../owners/lists.ts';
import { sectionsFor } from '../settings/sections.ts';
import type { DeskIcon } from '../ui/DeskIcon.tsx';

/** The place that an option opens, or what it does. */
export type Target = Exclude<Place, { screen: 'unknown' | 'password' }> | (() => void);

/** What the frame can do. */
export interface Commands {
  readonly showKeys: () => void;
  readonly noteCall?: () => void;
  readonly signOut: () => void;
}

/** One thing that can be chosen. */
export interface Option {
  readonly id: string;
  readonly icon: DeskIcon;
  readonly text: string;
  readonly more?: string;
  readonly to: Target;
}

/** The options of one kind, with a title. */
export interface Group {
  readonly title: TextKey;
  readonly options: readonly Option[];
}

type Answer = NonNullable<useFoundQuery['response']['desk']>;

/** What the server found. */
export type Found = Answer['find'] & {
  readonly owners: NonNullable<Answer['owners']>['nodes'];
};

/** What is listed: of owners as many as of records of another kind. */
export const foundOf = ({ find, owners }: Answer): Found => ({
  ...find,
  owners: owners?.nodes.slice(0, foundRows) ?? [],
});

/** What the server found, as options. */
export function recordsOf(found: Found, say: Say) {
  const { leads, people, owners, properties, articles, pages } = found;
  const groups: readonly Group[] = [
    {
      title: 'properties.title',
      options: properties.map(({ number, reference, place, title }) => ({
        id: `property-${number}`,
        icon: 'house',
        text: place || title,
        more: say('lead.number', { number: reference }),
        to: { screen: 'property', number },
      })),
    },
    {
      title: 'palette.leads',
      options: leads.map(({ id, name, email, formName }) => ({
        id: `lead-${id}`,
        icon: 'inbox',
        text: name || email || formName,
        more: formName,
        to: { screen: 'lead', id, list: 'ALL' },
      })),
    },
    {
      title: 'people.title',
      options: people.map(({ name, email, phone, who }) => ({
        id: `person-${who}`,
        icon: 'person',
        text: name || email || phone,
        ...(name && { more: email || phone }),
        to: { screen: 'people', who },
      })),
    },
    {
      title: 'owners.title',
      options: owners.map(({ id, name, email }) => ({
        id: `owner-${id}`,
        icon: 'key',
        text: name,
        ...(email && { more: email }),
        to: { screen: 'owner', id: ownerNumber(id) },
      })),
    },
    {
      title: 'articles.title',
      options: articles.map(({ key, title }) => ({
        id: `article-${key}`,
        icon: 'pen',
        text: title || key,
        to: { screen: 'article', key },
      })),
    },
    {
      title: 'pages.title',
      options: pages.map(({ key, title }) => ({
        id: `page-${key}`,
        icon: 'pages',
        text: title || key,
        to: { screen: 'page', key },
      })),
    },
  ];
  return groups;
}

/** What can be done: screens, parts of the settings, and a few commands, as far as the role may. */
export function actionsFor(
  rights: readonly Right[],
  say: Say,
  { showKeys, noteCall, signOut }: Commands,
): readonly Option[] {
  return [
    ...entriesFor(rights).map(({ to, icon, text }) => ({
      id: `screen-${to.screen}`,
      icon,
      text: say(text),
      to,
    })),
    { id: 'screen-me', icon: 'person', text: say('me.title'), to: { screen: 'me' } },
    ...(noteCall
      ? [{ id: 'note-call', icon: 'phone' as const, text: say('call.title'), to: noteCall }]
      : []),
    { id: 'screen-done', icon: 'clock', text: say('done.title'), to: { screen: 'done' } },
    ...sectionsFor(rights).map((section) => ({
      id: `section-${section}`,
      icon: 'settings' as const,
      text: say(`settings.section.${section}` as TextKey),
      more: say('settings.title'),
      to: { screen: 'settings', section } as const,
    })),
    { id: 'keys', icon: 'help', text: say('frame.help'), to: showKeys },
    { id: 'sign-out', icon: 'leave', text: say('frame.signOut'), to: signOut },
  ];
}

/** Texts as they are compared: without accents and capitals. */
export const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those whose text has all words. */
export function withWords(options: readonly Option[], words: string): readonly Option[] {
  const typed = folded(words).split(/\s+/).filter(Boolean);
  return options.filter(({ text, more = '' }) =>
    typed.every((word) => folded(`${text} ${more}`).includes(word)),
  );
}
