import { createContext, use } from 'react';

/** A claim about something, in the words of schema.org. What is undefined is not said. */
export interface JsonLd {
  readonly '@type': string | readonly string[];
  readonly [property: string]: unknown;
}

/** What the page says for machines. The server collects it while it renders; in a browser nobody does. */
export const JsonLdContext = createContext<JsonLd[] | null>(null);

/** Adds to what the page says for machines. It is used by what only the server renders. */
export function useJsonLd(claim: JsonLd | null): void {
  const all = use(JsonLdContext);
  if (claim) all?.push(claim);
}

/** The script of a page's claims, as one graph; nothing in it can end the script. */
export function scriptOf(claims: readonly JsonLd[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': claims };
  const text = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}

/** How other claims name the agency. */
export const agencyOf = (origin: string) => ({ '@id': `${origin}/#agency` });
