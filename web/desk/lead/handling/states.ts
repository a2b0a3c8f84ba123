/** The states of a lead, in the order in which they are offered. */
export const states = ['NEW', 'IN_HAND', 'DONE', 'SPAM'] as const;
export type State = (typeof states)[number];

/** Those of open leads, about which the desk still has to do something. */
export const openStates: readonly State[] = ['NEW', 'IN_HAND'];
