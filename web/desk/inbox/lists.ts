/** The lists of leads, in the order of the tabs. */
export const lists = ['OPEN', 'MINE', 'NOBODYS', 'DONE', 'SPAM', 'ALL'] as const;
export type LeadList = (typeof lists)[number];

/** The list of this name; the open leads for a name that is none. */
export function listOf(name: string | null): LeadList {
  return lists.find((list) => list === name) ?? 'OPEN';
}

/** Whether a list begins with what came last. Lists of what waits begin with what has waited longest. */
export const isNewestFirst = (list: LeadList) => ['DONE', 'SPAM', 'ALL'].includes(list);
