import { store, stored } from '../../app/stored.ts';

/** The names of all unsent notes begin with this. They are removed when somebody signs out. */
export const drafts = 'note.';

/** The unsent note of a member of staff about a lead; '' for none. Nobody else at this browser sees it. */
export const draftOf = (member: string, lead: string) => stored(nameOf(member, lead)) ?? '';

export const saveDraft = (member: string, lead: string, text: string) =>
  store(nameOf(member, lead), text || null);

const nameOf = (member: string, lead: string) => `${drafts}${member}.${lead}`;

/** The name of the answer that is being written to a lead. */
export const draftName = (lead: string) => `${lead}.answer`;
