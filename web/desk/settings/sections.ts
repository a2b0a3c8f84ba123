import type { Right } from '../__generated__/DeskAppQuery.graphql.ts';

/** The sections of the settings that whoever edits the content of the site may edit. */
const ofContent = ['BANNER', 'SEARCH', 'HEADER', 'FOOTER'] as const;

/** All sections, in the order of the screen. */
const all = [
  'IDENTITY',
  'AGENTS',
  ...ofContent,
  'LANGUAGES',
  'FORMS',
  'LAW',
  'RETENTION',
  'TAGS',
] as const;

export type Section = (typeof all)[number];

/** Those that a role may edit. */
export function sectionsFor(rights: readonly Right[]): readonly Section[] {
  if (rights.includes('EDIT_SETTINGS')) return all;
  return rights.includes('EDIT_CONTENT') ? ofContent : [];
}

/** The section that a hash names. */
export const sectionOf = (hash: string) => all.find((section) => `#${section}` === hash);
