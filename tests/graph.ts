import type { Page } from '@playwright/test';
import { origin } from './origin.ts';

/** Runs a free query, as any program may. Throws when the answer has errors. */
export async function queryGraph<T>(query: string): Promise<T> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** How many properties a filter finds, written as in GraphQL. */
export async function count(filter: string): Promise<number> {
  const query = `{ properties(filter: {${filter}}) { totalCount } }`;
  return (await queryGraph<{ properties: { totalCount: number } }>(query)).properties.totalCount;
}

/** The numbers of so many properties that are on offer. */
export async function numbersOnOffer(first: number): Promise<number[]> {
  const query = `{ properties(first: ${first}) { nodes { number } } }`;
  const { properties } = await queryGraph<{ properties: { nodes: { number: number }[] } }>(query);
  return properties.nodes.map(({ number }) => number);
}

/**
 * Carries out a mutation with the cookies of a page's window, as the page itself would. `path` is that of the graph, `at` the origin of
 * the site. Throws when the answer has errors.
 */
export async function mutateFrom<T>(
  page: Page,
  path: '/graphql' | '/desk/graphql',
  query: string,
  input: object,
  at = origin,
): Promise<T> {
  const response = await page.request.post(`${at}${path}`, {
    headers: { origin: at },
    data: { query, variables: { input } },
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
