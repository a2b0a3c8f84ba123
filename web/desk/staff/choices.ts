/** The roles, and the languages of the desk, as the graph names them. */
export const roles = ['MANAGER', 'AGENT', 'EDITOR'] as const;
export const languages = ['NL', 'FR', 'EN', 'DE'] as const;

/** Somebody whom lines of the log may name. */
export interface Named {
  readonly id: string;
  readonly name: string;
}
