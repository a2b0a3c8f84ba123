import {
  type ChangesVariables,
  type Language,
  type Operation,
  Property,
  type PropertyCard,
  type PropertyData,
  type PropertyVariables,
  Search,
  type SearchData,
  type SearchVariables,
} from './__generated__/operations.ts';
import { ask, type Site } from './request.ts';
import { type ChangePage, watch } from './watch.ts';

export type * from './__generated__/operations.ts';
export { type Code, GevelError } from './errors.ts';
export type { ChangePage };

/** How a site is asked. */
export interface Options {
  /** The language of texts, NL without one; each call may have another. */
  language?: Language;
  /** A key of the agency for this program: Authorization: Bearer KEY. It never belongs into a page. */
  key?: string;
  /** How many seconds a call waits in all for a site that says when to come back, 60 without any; 0 throws at once. */
  patience?: number;
  /** After how many seconds without a byte an answer or a stream counts as lost, 60 without any. */
  silence?: number;
  /** Sends operations by their id, in place of the text: register them with register.mjs first. */
  byId?: boolean;
  /** Sends the requests, in place of the global fetch. */
  fetch?: typeof fetch;
}

/** What every call may have: another language, and a signal that ends it with the signal's reason. */
type Call<Variables> = Omit<Variables, 'language'> & { language?: Language; signal?: AbortSignal };

export type PropertyPage = SearchData['properties'];

/** A site whose properties can be searched, read and followed. Calls throw GevelError. */
export interface Gevel {
  /** One page of what a filter finds; the next has after: pageInfo.endCursor. */
  search(call?: Call<SearchVariables>): Promise<PropertyPage>;
  /** All that a filter finds, page by page as they are read. */
  searchAll(call?: Call<SearchVariables>): AsyncGenerator<PropertyCard>;
  /** One property by its number; null when it is not published. */
  property(
    number: number,
    call?: Call<Omit<PropertyVariables, 'number'>>,
  ): Promise<PropertyData['property']>;
  /** What changes after a cursor, or from now on. It reconnects by itself; store the cursor of each page once it is applied. */
  watchChanges(call?: Call<ChangesVariables>): AsyncGenerator<ChangePage>;
  /** Runs an operation of yours that generate.mjs made. */
  ask<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ): Promise<Data>;
}

/** Connects to a site by its address: 'https://www.example.com'. Nothing is sent before the first call. */
export function connect(address: string, options: Options = {}): Gevel {
  const { language = 'NL', patience = 60, silence = 60, byId = false, key } = options;
  const { fetch = globalThis.fetch } = options;
  const site: Site = { address: new URL('/graphql', address), key, patience, silence, byId, fetch };
  const search: Gevel['search'] = async ({ signal, ...variables } = {}) =>
    (await ask(site, Search, { language, ...variables }, signal)).properties;
  return {
    search,
    async *searchAll(call) {
      for (let page = await search(call); ; ) {
        yield* page.nodes;
        const { hasNextPage, endCursor: after } = page.pageInfo;
        if (!hasNextPage || !after) return;
        page = await search({ ...call, after });
      }
    },
    property: async (number, { signal, ...variables } = {}) =>
      (await ask(site, Property, { language, ...variables, number }, signal)).property,
    watchChanges: ({ signal, ...variables } = {}) =>
      watch(site, { language, ...variables }, signal),
    ask: (operation, variables, signal) => ask(site, operation, variables, signal),
  };
}
