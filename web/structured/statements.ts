import { createContext, use } from 'react';

/** A statement about something, in the words of schema.org. What is undefined is not said. */
export interface Statement {
  readonly '@type': string | readonly string[];
  readonly [property: string]: unknown;
}

/** What the page says for machines. The server collects it while it renders; in a browser nobody does. */
export const Statements = createContext<Statement[] | null>(null);

/** Adds to what the page says for machines. It is used by what only the server renders. */
export function useStatement(statement: Statement | null): void {
  const all = use(Statements);
  if (statement) all?.push(statement);
}

/** The script of a page's statements, as one graph; nothing in it can end the script. */
export function scriptOf(statements: readonly Statement[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': statements };
  const text = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}

/** How other statements name the agency. */
export const agencyOf = (origin: string) => ({ '@id': `${origin}/#agency` });
