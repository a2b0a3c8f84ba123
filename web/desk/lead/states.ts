/** The states of a lead, in the order in which they are offered. */
export const states = ['NEW', 'IN_HAND', 'DONE', 'SPAM'] as const;
export type State = (typeof states)[number];
