/** What our renderer of pages leaves to React's own. */
export class Unknown extends Error {}
