import { ask } from './graph.ts';

/** The Dutch address of a property of the sample. */
export async function pathOf(number: number): Promise<string> {
  const query = `{ property(number: ${number}) { path } }`;
  return (await ask<{ property: { path: string } }>(query)).property.path;
}
