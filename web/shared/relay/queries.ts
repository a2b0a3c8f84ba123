import type { ConcreteRequest } from 'relay-runtime';

/** The queries of pages, whole, as Relay needs them: in builds the code of a page has the id alone (vite-plugin-relay-tag.ts). */
export const queries = import.meta.glob<{ default: ConcreteRequest }>([
  '../../__generated__/*PageQuery.graphql.ts',
  '!../../__generated__/{Cards,Window}PageQuery.graphql.ts', // no browser runs these pages
]);
