/** The lists of leads, in the order of the tabs. */
export const lists = ['OPEN', 'MINE', 'NOBODYS', 'DONE', 'SPAM', 'ALL'] as const;
export type LeadList = (typeof lists)[number];

/** The list with this name; the open leads for an unknown name. */
export function listOf(name: string | null): LeadList {
  return lists.find((list) => list === name) ?? 'OPEN';
}

/** Whether a list begins with the newest lead. Lists of waiting leads begin with the one that waits longest. */
export const isNewestFirst = (list: LeadList) => ['DONE', 'SPAM', 'ALL'].includes(list);
