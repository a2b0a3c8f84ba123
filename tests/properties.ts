import { queryGraph } from './graph.ts';

/** The Dutch address of a property of the sample. */
export async function pathOf(number: number): Promise<string> {
  const query = `{ property(number: ${number}) { path } }`;
  return (await queryGraph<{ property: { path: string } }>(query)).property.path;
}
