/** The roles, and the languages of the desk, as the graph names them. */
export const roles = ['MANAGER', 'AGENT', 'EDITOR'] as const;
export const languages = ['NL', 'FR', 'EN', 'DE'] as const;

/** Whether a role may have leads of its own. */
export const mayHaveLeads = (role: string) => role !== 'EDITOR';

/** Somebody whom lines of the log may name. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** An agent of the agency, whom lines of the log name by number. */
export interface NumberedAgent {
  readonly number: number;
  readonly name: string;
}
