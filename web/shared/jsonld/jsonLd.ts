import { createContext, use } from 'react';

/** An object of the page's JSON-LD, in schema.org's vocabulary. Undefined properties are left out. */
export interface JsonLd {
  readonly '@type': string | readonly string[];
  readonly [property: string]: unknown;
}

/** The JSON-LD of the page. The server collects it while it renders; in browsers it is null. */
export const JsonLdContext = createContext<JsonLd[] | null>(null);

/** Adds an object to the page's JSON-LD. Only components behind import.meta.env.SSR use it. */
export function useJsonLd(object: JsonLd | null): void {
  const all = use(JsonLdContext);
  if (object) all?.push(object);
}

/** The script element with the page's JSON-LD as one @graph; `<` is escaped, so that no text can close it. */
export function scriptOf(objects: readonly JsonLd[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': objects };
  const text = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}

/** The @id by which other objects name the agency. */
export const agencyOf = (origin: string) => ({ '@id': `${origin}/#agency` });

/** The @id of an office of the agency. */
export const officeOf = (origin: string, number: number) => `${origin}/#office-${number}`;
