/** Where a lead can be, in the order of the choice. */
export const states = ['NEW', 'IN_HAND', 'DONE', 'SPAM'] as const;
export type State = (typeof states)[number];
